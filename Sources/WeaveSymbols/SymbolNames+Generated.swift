// SPDX-License-Identifier: MIT
// Written by tools/generate-symbols from Art; do not edit.

extension SymbolNames {
  /// Lines of a name, its picture and its metrics, sorted by name.
  static let text = """
    0.circle 0-circle 1170 87 996 996 353 1206 87 1031 1031 353
    0.circle.fill 0-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    0.square 0-square 1148 125 899 899 352 1182 125 933 934 352
    0.square.fill 0-square-fill 1148 125 899 899 352 1182 125 933 934 352
    1.circle 1-circle 1170 87 996 996 353 1206 87 1031 1031 353
    1.circle.fill 1-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    1.square 1-square 1148 125 899 899 352 1182 125 933 934 352
    1.square.fill 1-square-fill 1148 125 899 899 352 1182 125 933 934 352
    2.circle 2-circle 1170 87 996 996 353 1206 87 1031 1031 353
    2.circle.fill 2-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    2.square 2-square 1148 125 899 899 352 1182 125 933 934 352
    2.square.fill 2-square-fill 1148 125 899 899 352 1182 125 933 934 352
    3.circle 3-circle 1170 87 996 996 353 1206 87 1031 1031 352
    3.circle.fill 3-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    3.square 3-square 1148 125 899 899 352 1182 125 933 934 352
    3.square.fill 3-square-fill 1148 125 899 899 352 1182 125 933 934 352
    4.circle 4-circle 1170 87 996 996 353 1206 87 1031 1031 353
    4.circle.fill 4-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    4.square 4-square 1148 125 899 899 352 1182 125 933 934 352
    4.square.fill 4-square-fill 1148 125 899 899 352 1182 125 933 934 352
    5.circle 5-circle 1170 87 996 996 353 1206 87 1031 1031 353
    5.circle.fill 5-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    5.square 5-square 1148 125 899 899 352 1182 125 933 934 352
    5.square.fill 5-square-fill 1148 125 899 899 352 1182 125 933 934 352
    6.circle 6-circle 1170 87 996 996 353 1206 87 1031 1031 353
    6.circle.fill 6-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    6.square 6-square 1148 125 899 899 352 1182 125 933 934 352
    6.square.fill 6-square-fill 1148 125 899 899 352 1182 125 933 934 352
    7.circle 7-circle 1170 87 996 996 353 1206 87 1031 1031 353
    7.circle.fill 7-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    7.square 7-square 1148 125 899 899 352 1182 125 933 934 352
    7.square.fill 7-square-fill 1148 125 899 899 352 1182 125 933 934 352
    8.circle 8-circle 1170 87 996 996 353 1206 87 1031 1031 353
    8.circle.fill 8-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    8.square 8-square 1148 125 899 899 352 1182 125 933 934 352
    8.square.fill 8-square-fill 1148 125 899 899 352 1182 125 933 934 352
    9.circle 9-circle 1170 87 996 996 353 1206 87 1031 1031 353
    9.circle.fill 9-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    9.square 9-square 1148 125 899 899 352 1182 125 933 934 352
    9.square.fill 9-square-fill 1148 125 899 899 352 1182 125 933 934 352
    air.conditioner.horizontal own:air-conditioner-horizontal 1422 125 1173 1156 353 1492 125 1243 1299 353
    air.conditioner.horizontal.fill own:air-conditioner-horizontal-fill 1422 125 1173 1156 353 1492 125 1243 1299 353
    airplane airplane-fill 1232 125 1100 994 353 1316 125 1153 1017 353
    airplane.circle airplane-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    airplane.circle.fill airplane-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    airplayaudio own:airplayaudio 1249 125 1000 983 352 1285 125 1035 1018 352
    airplayvideo own:airplayvideo 1389 125 1140 992 352 1425 125 1175 1027 352
    alarm alarm 1108 87 934 1013 393 1126 87 952 1068 392
    alarm.fill alarm-fill 1108 87 934 1013 393 1126 87 952 1068 392
    antenna.radiowaves.left.and.right broadcast 1211 87 1037 912 358 1295 87 1116 933 352
    antenna.radiowaves.left.and.right.circle broadcast@ring 1170 87 996 996 353 1206 87 1031 1031 353
    antenna.radiowaves.left.and.right.circle.fill broadcast@disc 1170 87 996 996 352 1206 87 1031 1031 352
    app own:app 1149 125 900 900 352 1178 125 929 929 353
    app.badge own:app-badge 1149 125 990 988 396 1178 125 1000 999 388
    app.badge.fill own:app-badge-fill 1149 125 983 985 395 1178 125 996 997 387
    app.fill own:app-fill 1149 125 900 900 352 1178 125 929 929 353
    applescript.fill own:applescript-fill 1026 125 777 1201 352 1062 125 812 1236 352
    applewatch own:applewatch 957 125 708 1045 352 993 125 743 1080 352
    applewatch.watchface own:applewatch-watchface 957 125 708 1045 352 993 125 743 1080 352
    aqi.high own:aqi 1574 162 1249 1211 353 1624 161 1303 1265 353
    aqi.low own:aqi 1384 187 1010 1162 353 1430 187 1056 1213 353
    aqi.medium own:aqi 1384 175 1034 1186 353 1430 173 1083 1240 353
    archivebox archive 1225 125 976 899 352 1265 125 1016 934 352
    archivebox.circle archive-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    archivebox.circle.fill archive-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    archivebox.fill archive-fill 1225 125 976 899 352 1254 125 1004 934 352
    arrow.2.circlepath arrow-repeat 1368 87 1194 995 352 1425 87 1250 1031 352
    arrow.2.circlepath.circle arrow-repeat@ring 1170 87 996 995 353 1206 87 1031 1031 352
    arrow.2.circlepath.circle.fill arrow-repeat@disc 1170 87 996 995 353 1206 87 1031 1031 352
    arrow.2.squarepath repeat 1458 120 1218 899 352 1520 118 1285 934 352
    arrow.3.trianglepath recycle 1220 100 1021 1072 303 1245 100 1046 1091 315
    arrow.backward own:arrow-left 1156 125 906 740 353 1200 125 950 784 354
    arrow.backward.circle arrow-left-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.backward.circle.fill arrow-left-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.backward.square arrow-left-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.backward.square.fill arrow-left-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.clockwise arrow-clockwise 1037 87 862 1049 410 1063 87 888 1080 414
    arrow.clockwise.circle arrow-clockwise@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.clockwise.circle.fill arrow-clockwise@disc 1170 87 996 996 352 1206 87 1031 1031 352
    arrow.clockwise.square arrow-clockwise@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.clockwise.square.fill arrow-clockwise@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.counterclockwise arrow-counterclockwise 1037 87 862 1049 410 1063 87 888 1080 414
    arrow.counterclockwise.circle arrow-counterclockwise@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.counterclockwise.circle.fill arrow-counterclockwise@disc 1170 87 996 996 352 1206 87 1031 1031 352
    arrow.counterclockwise.square arrow-counterclockwise@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.counterclockwise.square.fill arrow-counterclockwise@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.down own:arrow-down 989 125 740 923 352 1033 125 784 935 352
    arrow.down.backward arrow-down-left 975 125 726 725 353 1023 125 773 770 353
    arrow.down.backward.circle arrow-down-left-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.backward.circle.fill arrow-down-left-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.backward.square arrow-down-left-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.backward.square.fill arrow-down-left-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.circle arrow-down-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.circle.fill arrow-down-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.doc file-earmark-arrow-down 1070 125 821 1047 352 1115 125 866 1074 352
    arrow.down.doc.fill file-earmark-arrow-down-fill 1070 125 821 1047 352 1115 125 866 1074 352
    arrow.down.forward arrow-down-right 964 119 726 725 353 1000 114 773 770 353
    arrow.down.forward.and.arrow.up.backward arrows-angle-contract 1201 125 952 974 350 1239 132 975 969 351
    arrow.down.forward.and.arrow.up.backward.circle arrows-angle-contract@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.forward.and.arrow.up.backward.circle.fill arrows-angle-contract@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.forward.and.arrow.up.backward.square arrows-angle-contract@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.forward.and.arrow.up.backward.square.fill arrows-angle-contract@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.forward.circle arrow-down-right-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.forward.circle.fill arrow-down-right-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.forward.square arrow-down-right-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.forward.square.fill arrow-down-right-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.left arrow-down-left 975 125 726 725 353 1023 125 773 770 353
    arrow.down.left.circle arrow-down-left-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.left.circle.fill arrow-down-left-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.left.square arrow-down-left-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.left.square.fill arrow-down-left-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.right arrow-down-right 964 119 726 725 353 1000 114 773 770 353
    arrow.down.right.and.arrow.up.left arrows-angle-contract 1201 125 952 974 350 1239 132 975 969 351
    arrow.down.right.and.arrow.up.left.circle arrows-angle-contract@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.right.and.arrow.up.left.circle.fill arrows-angle-contract@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.right.and.arrow.up.left.square arrows-angle-contract@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.right.and.arrow.up.left.square.fill arrows-angle-contract@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.right.circle arrow-down-right-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.right.circle.fill arrow-down-right-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.down.right.square arrow-down-right-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.right.square.fill arrow-down-right-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.square arrow-down-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.square.fill arrow-down-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.down.to.line own:arrow-down-to-line 989 125 740 1010 351 1033 125 784 1071 352
    arrow.down.to.line.circle own:arrow-down-to-line@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.forward own:arrow-right 1156 125 906 740 353 1200 125 950 784 354
    arrow.forward.circle arrow-right-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.forward.circle.fill arrow-right-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.forward.square arrow-right-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.forward.square.fill arrow-right-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.left own:arrow-left 1156 125 906 740 353 1200 125 950 784 354
    arrow.left.and.right own:arrow-left-and-right 1210 125 961 603 353 1239 125 991 640 353
    arrow.left.and.right.circle own:arrow-left-and-right@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.left.arrow.right arrow-left-right 1191 120 952 1153 352 1223 118 988 1198 352
    arrow.left.arrow.right.circle arrow-left-right@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.left.arrow.right.circle.fill arrow-left-right@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.left.arrow.right.square arrow-left-right@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.left.arrow.right.square.fill arrow-left-right@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.left.circle arrow-left-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.left.circle.fill arrow-left-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.left.square arrow-left-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.left.square.fill arrow-left-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.left.to.line own:arrow-left-to-line 1259 125 1010 740 352 1321 125 1072 784 352
    arrow.left.to.line.circle own:arrow-left-to-line@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.right own:arrow-right 1156 125 906 740 353 1200 125 950 784 354
    arrow.right.circle arrow-right-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.right.circle.fill arrow-right-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.right.square arrow-right-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.right.square.fill arrow-right-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.right.to.line own:arrow-right-to-line 1259 125 1010 740 352 1321 125 1072 784 352
    arrow.right.to.line.circle own:arrow-right-to-line@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.triangle.2.circlepath arrow-repeat 1368 87 1194 995 352 1425 87 1250 1031 352
    arrow.triangle.2.circlepath.circle arrow-repeat@ring 1170 87 996 995 353 1206 87 1031 1031 352
    arrow.triangle.2.circlepath.circle.fill arrow-repeat@disc 1170 87 996 995 353 1206 87 1031 1031 352
    arrow.triangle.branch own:arrow-triangle-branch 1149 125 900 872 324 1232 125 983 887 338
    arrow.triangle.turn.up.right.diamond sign-turn-right 1307 100 1107 1107 353 1348 100 1149 1149 353
    arrow.triangle.turn.up.right.diamond.fill sign-turn-right-fill 1307 100 1107 1107 353 1348 100 1149 1149 353
    arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat 1170 -20 1210 996 353 1206 -13 1231 1031 353
    arrow.trianglehead.2.clockwise.rotate.90.circle arrow-repeat@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.trianglehead.2.clockwise.rotate.90.circle.fill arrow-repeat@disc 1170 87 996 996 352 1206 87 1031 1031 352
    arrow.trianglehead.clockwise arrow-clockwise 1170 87 996 1100 405 1206 87 1031 1130 402
    arrow.trianglehead.counterclockwise arrow-counterclockwise 1170 87 996 1100 405 1206 87 1031 1130 402
    arrow.turn.down.left arrow-return-left 1166 125 916 768 378 1181 125 932 799 367
    arrow.turn.down.right arrow-return-right 1166 125 916 768 378 1181 125 932 799 367
    arrow.turn.up.left own:arrow-turn-up-left 1166 125 916 768 351 1181 125 932 799 351
    arrow.turn.up.right own:arrow-turn-up-right 1166 125 916 768 351 1181 125 932 799 351
    arrow.up own:arrow-up 989 125 740 923 352 1033 125 784 935 352
    arrow.up.and.down own:arrow-up-and-down 852 125 603 962 352 889 125 640 991 353
    arrow.up.and.down.and.arrow.left.and.right arrows-move 1323 93 1137 1139 353 1366 90 1187 1188 353
    arrow.up.and.down.circle own:arrow-up-and-down@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.arrow.down arrow-down-up 1392 125 1153 952 352 1456 125 1198 988 352
    arrow.up.arrow.down.circle arrow-down-up@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.arrow.down.circle.fill arrow-down-up@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.arrow.down.square arrow-down-up@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.arrow.down.square.fill arrow-down-up@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.backward arrow-up-left 974 124 726 725 350 1022 124 773 770 348
    arrow.up.backward.and.arrow.down.forward arrows-angle-expand 1179 125 930 932 353 1205 125 956 957 352
    arrow.up.backward.and.arrow.down.forward.circle arrows-angle-expand@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.backward.and.arrow.down.forward.circle.fill arrows-angle-expand@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.backward.and.arrow.down.forward.square arrows-angle-expand@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.backward.and.arrow.down.forward.square.fill arrows-angle-expand@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.backward.circle arrow-up-left-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.backward.circle.fill arrow-up-left-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.backward.square arrow-up-left-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.backward.square.fill arrow-up-left-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.circle arrow-up-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.circle.fill arrow-up-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.doc file-earmark-arrow-up 1070 125 821 1047 352 1115 125 866 1074 352
    arrow.up.doc.fill file-earmark-arrow-up-fill 1070 125 821 1047 352 1115 125 866 1074 352
    arrow.up.forward arrow-up-right 966 120 726 725 350 1001 114 773 770 348
    arrow.up.forward.circle arrow-up-right-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.forward.circle.fill arrow-up-right-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.forward.square arrow-up-right-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.forward.square.fill arrow-up-right-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.left arrow-up-left 974 124 726 725 350 1022 124 773 770 348
    arrow.up.left.and.arrow.down.right arrows-angle-expand 1179 125 930 932 352 1205 125 956 957 352
    arrow.up.left.and.arrow.down.right.circle arrows-angle-expand@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.left.and.arrow.down.right.circle.fill arrows-angle-expand@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.left.and.arrow.down.right.square arrows-angle-expand@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.left.and.arrow.down.right.square.fill arrows-angle-expand@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.left.circle arrow-up-left-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.left.circle.fill arrow-up-left-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.left.square arrow-up-left-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.left.square.fill arrow-up-left-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.right arrow-up-right 966 120 726 725 350 1001 114 773 770 348
    arrow.up.right.circle arrow-up-right-circle 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.right.circle.fill arrow-up-right-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.up.right.square arrow-up-right-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.right.square.fill arrow-up-right-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.square arrow-up-square 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.square.fill arrow-up-square-fill 1148 125 899 899 352 1182 125 933 934 352
    arrow.up.to.line own:arrow-up-to-line 989 125 740 1010 351 1033 125 784 1071 352
    arrow.up.to.line.circle own:arrow-up-to-line@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.backward own:arrow-uturn-backward 1171 125 922 912 352 1205 125 956 962 352
    arrow.uturn.backward.circle own:arrow-uturn-backward@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.backward.circle.fill own:arrow-uturn-backward@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.backward.square own:arrow-uturn-backward@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.uturn.backward.square.fill own:arrow-uturn-backward@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.uturn.forward own:arrow-uturn-forward 1171 125 922 912 352 1205 125 956 962 352
    arrow.uturn.forward.circle own:arrow-uturn-forward@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.forward.circle.fill own:arrow-uturn-forward@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.forward.square own:arrow-uturn-forward@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.uturn.forward.square.fill own:arrow-uturn-forward@tile 1148 125 899 899 352 1182 125 933 934 352
    arrow.uturn.left own:arrow-uturn-backward 1172 125 922 912 352 1205 125 956 962 352
    arrow.uturn.left.circle own:arrow-uturn-backward@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.left.circle.fill own:arrow-uturn-backward@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.left.square own:arrow-uturn-backward@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.uturn.left.square.fill own:arrow-uturn-backward@tile 1148 125 899 899 353 1182 125 933 933 353
    arrow.uturn.right own:arrow-uturn-forward 1172 125 922 912 352 1205 125 956 962 352
    arrow.uturn.right.circle own:arrow-uturn-forward@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.right.circle.fill own:arrow-uturn-forward@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrow.uturn.right.square own:arrow-uturn-forward@frame 1148 125 899 899 352 1182 125 933 934 352
    arrow.uturn.right.square.fill own:arrow-uturn-forward@tile 1148 125 899 899 352 1182 125 933 934 352
    arrowshape.turn.up.left own:arrowshape-turn-up-left 1239 71 1053 896 353 1253 70 1067 931 352
    arrowshape.turn.up.left.circle own:arrowshape-turn-up-left-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrowshape.turn.up.left.circle.fill own:arrowshape-turn-up-left-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    arrowshape.turn.up.left.fill own:arrowshape-turn-up-left-fill 1239 71 1053 896 353 1253 70 1067 931 352
    arrowshape.turn.up.right own:arrowshape-turn-up-right 1239 116 1052 896 353 1253 117 1066 931 352
    arrowshape.turn.up.right.circle own:arrowshape-turn-up-right-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrowshape.turn.up.right.circle.fill own:arrowshape-turn-up-right-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    arrowshape.turn.up.right.fill own:arrowshape-turn-up-right-fill 1239 116 1052 896 353 1253 117 1066 931 352
    arrowtriangle.down own:arrowtriangle-down 976 100 776 797 352 1002 100 803 820 350
    arrowtriangle.down.circle own:arrowtriangle-down-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.down.circle.fill own:arrowtriangle-down-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.down.fill own:arrowtriangle-down-fill 976 100 776 797 352 991 100 791 814 352
    arrowtriangle.down.square own:arrowtriangle-down-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    arrowtriangle.down.square.fill own:arrowtriangle-down-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    arrowtriangle.left own:arrowtriangle-left 1020 100 796 776 352 1043 100 819 803 352
    arrowtriangle.left.circle own:arrowtriangle-left-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.left.circle.fill own:arrowtriangle-left-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.left.fill own:arrowtriangle-left-fill 1020 100 796 776 352 1038 100 814 791 352
    arrowtriangle.left.square own:arrowtriangle-left-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    arrowtriangle.left.square.fill own:arrowtriangle-left-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    arrowtriangle.right own:arrowtriangle-right 1021 125 796 776 352 1044 125 820 803 352
    arrowtriangle.right.circle own:arrowtriangle-right-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.right.circle.fill own:arrowtriangle-right-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.right.fill own:arrowtriangle-right-fill 1021 125 796 776 352 1038 125 814 791 352
    arrowtriangle.right.square own:arrowtriangle-right-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    arrowtriangle.right.square.fill own:arrowtriangle-right-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    arrowtriangle.up own:arrowtriangle-up 976 100 776 797 352 1002 100 803 820 354
    arrowtriangle.up.circle own:arrowtriangle-up-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.up.circle.fill own:arrowtriangle-up-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    arrowtriangle.up.fill own:arrowtriangle-up-fill 976 100 776 797 352 991 100 791 814 352
    arrowtriangle.up.square own:arrowtriangle-up-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    arrowtriangle.up.square.fill own:arrowtriangle-up-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    asterisk asterisk 1119 125 870 1008 352 1158 125 908 1031 352
    asterisk.circle asterisk@ring 1170 87 996 996 353 1206 87 1031 1031 353
    asterisk.circle.fill asterisk@disc 1170 87 996 996 353 1206 87 1031 1031 353
    at at 1187 87 1012 1039 332 1202 87 1028 1040 327
    at.circle at@ring 1170 87 996 996 353 1206 87 1031 1031 353
    at.circle.fill at@disc 1170 87 996 996 353 1206 87 1031 1031 353
    atom own:atom 1235 29 1176 1176 352 1264 28 1208 1209 352
    backward rewind 1367 21 1326 745 353 1499 17 1465 821 353
    backward.circle rewind-circle 1170 87 996 996 353 1206 87 1031 1031 353
    backward.circle.fill rewind-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    backward.end skip-start 994 125 745 745 353 1128 125 879 821 353
    backward.end.circle skip-start-circle 1170 87 996 996 353 1206 87 1031 1031 353
    backward.end.circle.fill skip-start-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    backward.end.fill skip-start-fill 1152 125 903 745 353 1257 125 1008 821 353
    backward.fill rewind-fill 1367 21 1326 745 353 1499 17 1465 821 353
    bag bag 1116 125 866 982 352 1159 125 910 1037 352
    bag.badge.minus own:bag-badge-minus 1116 -84 1075 1074 307 1159 -70 1104 1120 311
    bag.badge.plus own:bag-badge-plus 1116 -84 1075 1074 307 1159 -70 1104 1120 311
    bag.circle bag-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bag.circle.fill bag-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    bag.fill bag-fill 1116 125 866 982 352 1159 125 910 1037 352
    bag.fill.badge.minus own:bag-fill-badge-minus 1116 -123 1114 1074 307 1159 -132 1167 1120 311
    bag.fill.badge.plus own:bag-fill-badge-plus 1116 -123 1114 1074 307 1159 -132 1167 1120 311
    balloon balloon 880 125 630 1328 356 918 125 669 1381 358
    balloon.fill balloon-fill 880 125 630 1328 356 918 125 669 1381 358
    bandage bandaid 1238 85 1068 1069 354 1277 81 1115 1116 355
    bandage.fill bandaid-fill 1227 85 1057 1059 352 1260 85 1090 1093 354
    banknote cash 1538 125 1289 807 352 1538 125 1288 827 352
    banknote.fill cash 1538 125 1289 807 352 1538 125 1288 827 352
    barcode upc 1197 125 948 749 354 1224 125 974 770 354
    barometer own:barometer 1170 87 996 996 353 1206 87 1031 1031 353
    baseball own:baseball 1170 87 996 996 353 1206 87 1031 1031 353
    baseball.circle own:baseball-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    baseball.circle.fill own:baseball-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    baseball.fill own:baseball-fill 1170 87 996 996 353 1206 87 1031 1031 353
    basket basket 1393 125 1144 1050 376 1433 125 1183 1106 366
    basket.fill basket-fill 1393 125 1144 1050 376 1433 125 1183 1106 366
    basketball own:basketball 1170 87 996 996 353 1206 87 1031 1031 353
    basketball.circle own:basketball@ring 1170 87 996 996 353 1206 87 1031 1031 353
    basketball.fill own:basketball 1170 87 996 995 352 1206 87 1031 1031 352
    bathtub own:bathtub 1542 125 1293 775 353 1619 125 1369 834 353
    bathtub.fill own:bathtub-fill 1500 125 1251 770 353 1590 125 1341 831 351
    battery.0 own:battery-0 1694 125 1445 661 352 1756 125 1507 722 352
    battery.0percent own:battery-0 1694 125 1445 661 352 1756 125 1507 722 352
    battery.100 own:battery-100 1694 125 1445 661 352 1756 125 1507 722 352
    battery.100.bolt own:battery-100-bolt 1694 125 1445 687 352 1756 125 1507 722 352
    battery.100percent own:battery-100 1694 125 1445 661 352 1756 125 1507 722 352
    battery.100percent.bolt own:battery-100-bolt 1694 125 1445 687 352 1756 125 1507 722 352
    battery.100percent.circle own:battery-100@ring 1170 87 996 996 353 1206 87 1031 1031 353
    battery.25 own:battery-25 1694 125 1445 661 352 1756 125 1507 722 352
    battery.25percent own:battery-25 1694 125 1445 661 352 1756 125 1507 722 352
    battery.50 own:battery-50 1694 125 1445 661 352 1756 125 1507 722 352
    battery.50percent own:battery-50 1694 125 1445 661 352 1756 125 1507 722 352
    battery.75 own:battery-75 1694 125 1445 661 352 1756 125 1507 722 352
    battery.75percent own:battery-75 1694 125 1445 661 352 1756 125 1507 722 352
    beach.umbrella own:beach-umbrella 1243 106 1032 1167 352 1270 104 1063 1191 352
    bed.double own:bed 1486 125 1237 824 353 1539 125 1290 880 353
    bed.double.circle own:bed@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bed.double.circle.fill own:bed-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    bed.double.fill own:bed 1486 125 1237 824 353 1539 125 1290 880 353
    bell bell 1128 104 921 1008 353 1174 90 993 1049 353
    bell.and.waves.left.and.right own:bell-and-waves-left-and-right 1916 87 1741 1008 353 2047 87 1873 1049 353
    bell.and.waves.left.and.right.fill own:bell-and-waves-left-and-right-fill 1916 87 1741 1027 352 2047 87 1873 1060 352
    bell.badge own:bell-badge 1093 103 921 1012 354 1139 90 993 1049 353
    bell.badge.circle own:bell-badge-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bell.badge.circle.fill own:bell-badge-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    bell.badge.fill own:bell-badge-fill 1093 103 921 1031 354 1139 99 976 1060 352
    bell.circle bell-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bell.circle.fill bell-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    bell.fill bell-fill 1128 104 921 1027 352 1174 99 976 1060 352
    bell.slash bell-slash 1133 99 959 1008 353 1167 90 1010 1049 353
    bell.slash.circle bell-slash-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bell.slash.circle.fill bell-slash-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    bell.slash.fill bell-slash-fill 1134 99 959 1027 352 1176 98 1002 1060 352
    bell.square bell-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    bell.square.fill bell-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    bicycle bicycle 1831 125 1582 981 352 1931 125 1682 1059 353
    bicycle.circle bicycle@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bicycle.circle.fill bicycle@disc 1170 87 996 996 352 1206 87 1031 1031 352
    binoculars binoculars 1495 125 1246 926 332 1547 125 1298 954 342
    binoculars.circle binoculars-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    binoculars.circle.fill binoculars-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    binoculars.fill binoculars-fill 1495 125 1246 926 332 1547 125 1298 954 342
    birthday.cake own:birthday-cake 1374 125 1124 1110 353 1508 125 1259 1229 353
    birthday.cake.fill own:birthday-cake 1374 125 1124 1110 353 1508 125 1259 1229 353
    bitcoinsign currency-bitcoin 847 125 598 1113 353 915 125 666 1113 354
    bitcoinsign.circle currency-bitcoin@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bitcoinsign.circle.fill currency-bitcoin@disc 1170 87 996 996 353 1206 87 1031 1031 353
    bitcoinsign.square currency-bitcoin@frame 1148 125 899 899 352 1182 125 933 934 352
    bitcoinsign.square.fill currency-bitcoin@tile 1148 125 899 899 352 1182 125 933 934 352
    blinds.horizontal.closed own:blinds-horizontal-closed 1286 126 1036 997 353 1338 125 1088 1048 352
    blinds.horizontal.open own:blinds-horizontal-open 1286 126 1036 997 353 1338 125 1088 1048 352
    bold type-bold 829 125 580 698 352 866 125 616 720 352
    bolt lightning-charge 962 137 688 1091 356 1012 130 752 1153 356 20
    bolt.car ev-front 1404 125 1155 905 353 1465 125 1216 962 365
    bolt.car.circle ev-front-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    bolt.car.circle.fill ev-front-fill@disc 1170 87 996 995 352 1206 87 1031 1031 352
    bolt.car.fill ev-front-fill 1404 125 1155 905 353 1465 125 1216 962 365
    bolt.circle lightning-charge-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    bolt.circle.fill lightning-charge-fill@disc 1170 87 996 995 352 1206 87 1031 1031 352
    bolt.fill lightning-charge-fill 962 137 688 1090 356 1012 130 752 1152 356 20
    bolt.heart heart-pulse 1211 125 970 896 338 1244 125 1016 943 338
    bolt.heart.fill heart-pulse-fill 1211 125 970 896 338 1244 125 1016 943 338
    bolt.house own:bolt-house 1415 125 1166 1027 353 1488 125 1239 1080 353
    bolt.house.fill own:bolt-house-fill 1415 125 1166 1027 353 1488 125 1239 1080 353
    bolt.slash own:bolt-slash 962 18 926 1091 356 1012 9 993 1153 356
    bolt.slash.circle own:bolt-slash-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    bolt.slash.fill own:bolt-slash-fill 962 18 926 1090 356 1012 9 993 1152 356
    bolt.square lightning-charge-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    bolt.square.fill lightning-charge-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    book book 1333 125 1084 906 353 1381 125 1132 957 353
    book.circle book-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    book.circle.fill book-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    book.closed own:book-closed 1070 125 821 1046 352 1116 125 866 1074 352
    book.closed.circle own:book-closed@ring 1170 87 996 996 353 1206 87 1031 1031 353
    book.closed.fill own:book-closed-fill 1070 125 821 1046 352 1116 125 866 1074 352
    book.fill book-fill 1374 125 1124 895 353 1440 125 1191 928 353
    bookmark own:bookmark 1019 181 658 1047 353 1082 181 721 1109 348
    bookmark.circle own:bookmark-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bookmark.circle.fill own:bookmark-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    bookmark.fill own:bookmark-fill 1019 181 658 1047 353 1082 181 721 1109 348
    bookmark.slash own:bookmark-slash 1036 50 946 1047 353 1107 59 998 1109 348
    bookmark.slash.fill own:bookmark-slash-fill 1036 50 946 1047 353 1107 59 998 1109 348
    bookmark.square own:bookmark-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    bookmark.square.fill own:bookmark-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    books.vertical journals 1462 125 1213 1090 364 1575 125 1326 1107 354
    books.vertical.fill journals 1417 125 1171 1087 366 1541 125 1296 1101 357
    box.truck own:truck-box 1670 125 1421 1042 336 1791 125 1542 1123 343
    box.truck.fill own:truck-box-fill 1670 125 1421 1026 344 1791 125 1542 1114 348
    brain own:brain 1459 87 1285 1080 353 1524 87 1349 1136 353
    brain.head.profile own:brain-head-profile 1222 125 973 1163 354 1267 125 1018 1202 353
    brain.head.profile.fill own:brain-head-profile-fill 1222 125 973 1163 354 1267 125 1018 1202 353
    briefcase briefcase 1379 125 1130 946 353 1446 125 1197 1015 353
    briefcase.circle briefcase-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    briefcase.circle.fill briefcase-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    briefcase.fill briefcase-fill 1379 125 1130 946 353 1446 125 1197 1015 353
    bubble chat 1325 125 1076 1010 321 1374 125 1125 1060 325
    bubble.circle chat-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bubble.circle.fill chat-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    bubble.fill chat-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    bubble.left chat-left 1325 125 1076 1010 321 1374 125 1125 1060 325
    bubble.left.and.bubble.right chat-left-dots 1651 125 1402 1116 352 1730 125 1481 1154 352
    bubble.left.and.bubble.right.fill chat-left-dots-fill 1651 125 1402 1116 352 1730 125 1481 1154 352
    bubble.left.circle chat-left-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bubble.left.circle.fill chat-left-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    bubble.left.fill chat-left-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    bubble.right chat-right 1325 125 1076 1010 321 1374 125 1125 1060 325
    bubble.right.circle chat-right-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    bubble.right.circle.fill chat-right-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    bubble.right.fill chat-right-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    building building 1027 125 702 1143 353 1098 125 770 1189 353
    building.2 buildings 1199 125 950 1143 353 1303 125 1054 1189 353
    building.2.circle buildings-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    building.2.fill buildings-fill 1199 125 950 1143 353 1297 125 1048 1189 353
    building.columns bank 1339 125 1090 1042 353 1420 125 1171 1132 353
    building.columns.circle bank@ring 1170 87 996 996 353 1206 87 1031 1031 353
    building.columns.circle.fill bank@disc 1170 87 996 996 353 1206 87 1031 1031 353
    building.columns.fill bank 1339 125 1090 1042 353 1420 125 1171 1132 353
    building.fill building-fill 913 125 663 1143 353 992 125 743 1189 353
    bus bus-front 1336 125 1087 1138 353 1440 125 1191 1226 367
    bus.fill bus-front-fill 1317 125 1068 1129 352 1429 125 1180 1220 366
    c.circle c-circle 1170 87 996 996 353 1206 87 1031 1031 353
    c.circle.fill c-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    c.square c-square 1148 125 899 899 352 1182 125 933 934 352
    c.square.fill c-square-fill 1148 125 899 899 352 1182 125 933 934 352
    calendar own:calendar 1222 125 973 899 352 1274 125 1025 934 352
    calendar.badge.checkmark own:calendar-badge-checkmark 1222 125 1182 991 306 1274 125 1219 1017 310
    calendar.badge.clock own:calendar-badge-clock 1230 125 1182 991 306 1315 125 1219 1017 310
    calendar.badge.exclamationmark own:calendar-badge-exclamationmark 1230 125 1182 991 306 1315 125 1219 1017 310
    calendar.badge.minus own:calendar-badge-minus 1222 125 1182 991 306 1311 125 1219 1017 310
    calendar.badge.plus own:calendar-badge-plus 1289 125 1182 991 306 1348 125 1219 1017 310
    calendar.circle own:calendar@ring 1170 87 996 996 353 1206 87 1031 1031 353
    calendar.circle.fill own:calendar-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    calendar.day.timeline.left calendar-week 1429 125 1214 899 352 1494 125 1284 940 353
    camera camera 1448 125 1199 931 368 1469 125 1220 963 367
    camera.circle camera-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    camera.circle.fill camera-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    camera.fill camera-fill 1448 125 1199 931 368 1469 125 1220 963 367
    camera.macro flower1 1305 81 1144 1058 352 1372 78 1217 1114 352
    camera.macro.circle flower1@ring 1170 87 996 996 353 1206 87 1031 1031 353
    camera.macro.circle.fill flower1@disc 1170 87 996 996 353 1206 87 1031 1031 353
    camera.viewfinder own:camera-viewfinder 1205 125 956 956 352 1236 125 987 988 352
    capslock capslock 1226 100 1026 1022 345 1264 100 1064 1060 326
    capslock.fill capslock-fill 1226 100 1026 1028 348 1264 100 1064 1063 328
    captions.bubble own:captions-bubble 1325 125 1076 1010 321 1374 125 1125 1060 325
    captions.bubble.fill own:captions-bubble-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    car car-front 1404 125 1155 905 353 1465 125 1216 962 365
    car.circle car-front-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    car.circle.fill car-front-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    car.fill car-front-fill 1404 125 1155 905 353 1465 125 1216 962 365
    carrot own:carrot 1367 100 1167 1166 352 1436 100 1236 1234 353
    carrot.fill own:carrot-fill 1367 100 1167 1166 352 1436 100 1236 1234 353
    cart cart 1351 100 1126 960 318 1371 100 1147 994 314
    cart.badge.minus own:cart-badge-minus 1351 100 1314 1038 357 1371 100 1346 1074 355
    cart.badge.plus own:cart-badge-plus 1351 100 1314 1038 357 1371 100 1346 1074 355
    cart.circle cart-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cart.circle.fill cart-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    cart.fill cart-fill 1351 100 1126 960 318 1371 100 1147 994 314
    cart.fill.badge.minus own:cart-fill-badge-minus 1351 100 1314 1045 361 1371 100 1346 1090 363
    cart.fill.badge.plus own:cart-fill-badge-plus 1351 100 1314 1045 361 1371 100 1346 1090 363
    case briefcase 1379 125 1130 946 353 1446 125 1197 1015 353
    case.fill briefcase-fill 1379 125 1130 946 353 1446 125 1197 1015 353
    cellularbars reception-4 1491 125 1242 847 353 1615 125 1366 898 353
    cellularbars.circle reception-4@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cellularbars.circle.fill reception-4@disc 1170 87 996 996 353 1206 87 1031 1031 353
    character.book.closed translate 1070 125 821 1046 352 1116 125 866 1074 352
    chart.bar own:chart-bar 1489 125 1240 919 352 1596 125 1347 941 351
    chart.bar.doc.horizontal file-earmark-bar-graph 1070 125 821 1047 352 1115 125 866 1074 352
    chart.bar.doc.horizontal.fill file-earmark-bar-graph-fill 1070 125 821 1047 352 1115 125 866 1074 352
    chart.bar.fill own:chart-bar-fill 1476 125 1226 913 356 1580 125 1330 930 353
    chart.bar.xaxis bar-chart-line 1338 125 1089 901 352 1408 125 1159 935 352
    chart.line.downtrend.xyaxis graph-down-arrow 1298 125 1049 903 349 1355 125 1101 964 354
    chart.line.downtrend.xyaxis.circle graph-down-arrow@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chart.line.downtrend.xyaxis.circle.fill graph-down-arrow@disc 1170 87 996 996 352 1206 87 1031 1031 352
    chart.line.uptrend.xyaxis graph-up-arrow 1298 125 1049 903 349 1355 125 1101 964 354
    chart.line.uptrend.xyaxis.circle graph-up-arrow@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chart.line.uptrend.xyaxis.circle.fill graph-up-arrow@disc 1170 87 996 996 352 1206 87 1031 1031 352
    chart.pie pie-chart 1170 87 996 996 353 1206 87 1031 1031 353
    chart.pie.fill pie-chart-fill 1170 87 996 995 352 1206 87 1031 1029 351
    chart.xyaxis.line graph-up 1298 125 1049 903 349 1350 125 1101 964 354
    checklist list-check 1343 125 1094 986 351 1413 125 1164 1013 352
    checklist.checked own:checklist-checked 1343 125 1094 986 351 1413 125 1164 1013 352
    checklist.unchecked own:checklist-unchecked 1343 125 1094 986 351 1413 125 1164 1013 352
    checkmark own:checkmark 1090 125 841 834 339 1150 125 901 869 344
    checkmark.bubble own:checkmark-bubble 1325 125 1076 1010 321 1374 125 1125 1060 325
    checkmark.bubble.fill own:checkmark-bubble-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    checkmark.circle check-circle 1170 87 996 996 353 1206 87 1031 1031 353
    checkmark.circle.fill check-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    checkmark.icloud cloud-check 1477 125 1228 849 352 1513 125 1263 884 352
    checkmark.icloud.fill cloud-check-fill 1477 125 1228 849 352 1513 125 1263 884 352
    checkmark.rectangle ui-checks 1400 125 1151 899 352 1414 125 1165 934 352
    checkmark.seal patch-check 1283 72 1140 1140 354 1303 70 1162 1163 354
    checkmark.seal.fill patch-check-fill 1283 71 1140 1141 353 1303 70 1163 1163 353
    checkmark.shield shield-check 1084 125 812 986 340 1121 125 848 1006 342
    checkmark.shield.fill shield-fill-check 1072 125 799 970 345 1106 125 833 988 345
    checkmark.square check-square 1148 125 899 899 352 1182 125 933 934 352
    checkmark.square.fill check-square-fill 1148 125 899 899 352 1182 125 933 934 352
    chevron.backward chevron-left 726 62 477 847 353 780 57 530 894 352
    chevron.backward.circle chevron-left@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.backward.circle.fill chevron-left@disc 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.backward.square chevron-left@frame 1148 125 899 899 352 1182 125 933 934 352
    chevron.backward.square.fill chevron-left@tile 1148 125 899 899 352 1182 125 933 934 352
    chevron.compact.down chevron-compact-down 1120 125 870 242 365 1156 125 906 308 373
    chevron.compact.left chevron-compact-left 491 125 242 870 354 558 125 308 906 353
    chevron.compact.right chevron-compact-right 491 125 242 870 354 558 125 308 906 353
    chevron.compact.up chevron-compact-up 1120 125 870 242 355 1156 125 906 308 367
    chevron.down chevron-down 1097 125 848 477 331 1144 125 894 531 337
    chevron.down.2 own:chevron-down-2 1097 125 848 914 353 1144 125 894 967 352
    chevron.down.circle chevron-down@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.down.circle.fill chevron-down@disc 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.down.square chevron-down@frame 1148 125 899 899 352 1182 125 933 934 352
    chevron.down.square.fill chevron-down@tile 1148 125 899 899 352 1182 125 933 934 352
    chevron.forward chevron-right 726 187 477 847 353 780 193 530 894 352
    chevron.forward.circle chevron-right@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.forward.circle.fill chevron-right@disc 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.forward.square chevron-right@frame 1148 125 899 899 352 1182 125 933 934 352
    chevron.forward.square.fill chevron-right@tile 1148 125 899 899 352 1182 125 933 934 352
    chevron.left chevron-left 726 62 477 847 353 780 57 530 894 352
    chevron.left.2 own:chevron-left-2 1163 125 914 849 353 1216 125 967 895 352
    chevron.left.circle chevron-left@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.left.circle.fill chevron-left@disc 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.left.forwardslash.chevron.right code-slash 1618 125 1368 933 352 1736 124 1488 985 352
    chevron.left.square chevron-left@frame 1148 125 899 899 352 1182 125 933 934 352
    chevron.left.square.fill chevron-left@tile 1148 125 899 899 352 1182 125 933 934 352
    chevron.right chevron-right 726 187 477 847 353 780 193 530 894 352
    chevron.right.2 own:chevron-right-2 1163 125 914 849 353 1216 125 967 895 352
    chevron.right.circle chevron-right@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.right.circle.fill chevron-right@disc 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.right.square chevron-right@frame 1148 125 899 899 352 1182 125 933 934 352
    chevron.right.square.fill chevron-right@tile 1148 125 899 899 352 1182 125 933 934 352
    chevron.up chevron-up 1097 125 848 477 372 1144 125 894 531 366
    chevron.up.2 own:chevron-up-2 1097 125 848 914 353 1144 125 894 967 352
    chevron.up.chevron.down chevron-expand 899 125 650 940 353 985 125 736 1047 353
    chevron.up.chevron.down.square chevron-expand@frame 1148 125 899 899 352 1183 125 933 934 352
    chevron.up.chevron.down.square.fill chevron-expand@tile 1148 125 899 899 352 1183 125 933 934 352
    chevron.up.circle chevron-up@ring 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.up.circle.fill chevron-up@disc 1170 87 996 996 353 1206 87 1031 1031 353
    chevron.up.square chevron-up@frame 1148 125 899 899 352 1182 125 933 934 352
    chevron.up.square.fill chevron-up@tile 1148 125 899 899 352 1182 125 933 934 352
    circle circle 1170 87 996 996 353 1206 87 1031 1031 353
    circle.bottomhalf.filled own:circle-bottomhalf-filled 1170 87 996 996 353 1206 87 1031 1031 353
    circle.dashed own:circle-dashed 1170 87 996 996 353 1206 87 1031 1031 353
    circle.dotted dash-circle-dotted 1168 87 993 989 352 1205 87 1030 1026 353
    circle.fill circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    circle.grid.2x2 own:circle-grid-2x2 1178 125 929 928 353 1187 125 938 938 353
    circle.grid.2x2.fill own:circle-grid-2x2-fill 1178 125 929 928 353 1187 125 938 938 353
    circle.grid.3x3 own:circle-grid-3x3 1253 125 1003 957 352 1336 125 1086 1049 352
    circle.grid.3x3.circle own:circle-grid-3x3-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    circle.grid.3x3.circle.fill own:circle-grid-3x3-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    circle.grid.3x3.fill own:circle-grid-3x3-fill 1252 125 1003 957 352 1335 125 1086 1049 352
    circle.inset.filled record-circle 1170 87 996 995 353 1206 87 1031 1031 352
    circle.lefthalf.filled circle-half 1170 87 996 996 353 1206 87 1031 1031 353
    circle.righthalf.filled own:circle-righthalf-filled 1170 87 996 996 353 1206 87 1031 1031 353
    circle.slash slash-circle 1170 87 996 996 353 1206 87 1031 1031 352
    circle.slash.fill slash-circle-fill 1170 87 996 996 353 1206 87 1031 1031 352
    clipboard clipboard 1070 125 821 1182 380 1110 125 861 1211 382
    clipboard.fill clipboard-fill 1070 125 821 1182 380 1110 125 861 1211 382
    clock clock 1170 87 996 996 353 1206 87 1031 1031 353
    clock.arrow.circlepath clock-history 1265 87 1090 995 353 1305 87 1130 1031 352
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock-history 1067 -17 1100 996 353 1107 -11 1130 1031 353
    clock.badge.checkmark own:clock-badge-checkmark 1170 87 1180 1001 350 1206 87 1204 1031 352
    clock.badge.checkmark.fill own:clock-badge-checkmark-fill 1170 87 1180 1001 350 1206 87 1204 1031 352
    clock.badge.exclamationmark own:clock-badge-exclamationmark 1170 87 1180 1001 350 1206 87 1204 1031 352
    clock.badge.exclamationmark.fill own:clock-badge-exclamationmark-fill 1170 87 1180 1001 350 1206 87 1204 1031 352
    clock.badge.xmark own:clock-badge-xmark 1170 87 1180 1001 350 1206 87 1204 1031 352
    clock.badge.xmark.fill own:clock-badge-xmark-fill 1170 87 1180 1001 350 1206 87 1204 1031 352
    clock.circle clock-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    clock.circle.fill clock-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    clock.fill clock-fill 1170 87 996 996 353 1206 87 1031 1031 353
    cloud own:cloud 1316 87 1167 773 356 1370 87 1220 817 363
    cloud.bolt own:cloud-bolt 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.bolt.circle own:cloud-bolt@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.bolt.circle.fill own:cloud-bolt-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    cloud.bolt.fill own:cloud-bolt 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.bolt.rain own:cloud-bolt-rain 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.bolt.rain.circle own:cloud-bolt-rain@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.bolt.rain.fill own:cloud-bolt-rain 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.circle own:cloud@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.circle.fill own:cloud@disc 1170 87 996 996 352 1206 87 1031 1031 352
    cloud.drizzle own:cloud-drizzle 1239 87 1115 1125 349 1283 87 1158 1187 337
    cloud.drizzle.circle own:cloud-drizzle@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.drizzle.fill own:cloud-drizzle 1239 87 1115 1125 349 1283 87 1158 1187 337
    cloud.fill own:cloud 1316 87 1167 772 356 1370 87 1220 817 363
    cloud.fog own:cloud-fog 1239 87 1115 1080 372 1283 87 1158 1132 364
    cloud.fog.circle own:cloud-fog@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.fog.fill own:cloud-fog 1239 87 1115 1080 372 1283 87 1158 1132 364
    cloud.hail own:cloud-hail 1239 87 1115 1136 344 1283 87 1158 1190 336
    cloud.hail.circle own:cloud-hail@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.hail.fill own:cloud-hail 1239 87 1115 1136 344 1283 87 1158 1190 336
    cloud.heavyrain own:cloud-rain-heavy 1239 87 1115 1126 348 1283 87 1158 1189 336
    cloud.heavyrain.circle own:cloud-rain-heavy@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.heavyrain.fill own:cloud-rain-heavy 1239 87 1115 1126 348 1283 87 1158 1189 336
    cloud.moon own:cloud-moon 1332 46 1294 854 368 1397 45 1362 921 361
    cloud.moon.bolt own:cloud-bolt 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.moon.bolt.circle own:cloud-bolt@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.moon.bolt.fill own:cloud-bolt 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.moon.circle own:cloud-moon@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.moon.fill own:cloud-moon 1319 49 1277 826 367 1369 47 1339 882 361
    cloud.moon.rain own:cloud-rain 1239 87 1115 1126 348 1283 87 1158 1188 336
    cloud.moon.rain.circle own:cloud-rain@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.moon.rain.fill own:cloud-rain 1239 87 1115 1126 348 1283 87 1158 1188 336
    cloud.rain own:cloud-rain 1239 87 1115 1126 348 1283 87 1158 1188 336
    cloud.rain.circle own:cloud-rain@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.rain.circle.fill own:cloud-rain-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    cloud.rain.fill own:cloud-rain 1239 87 1115 1126 348 1283 87 1158 1188 336
    cloud.sleet own:cloud-sleet 1239 87 1115 1199 312 1283 87 1158 1246 307
    cloud.sleet.circle own:cloud-sleet@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.sleet.fill own:cloud-sleet 1239 87 1115 1199 312 1283 87 1158 1246 307
    cloud.snow own:cloud-snow 1239 87 1115 1166 328 1283 87 1158 1223 319
    cloud.snow.circle own:cloud-snow@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.snow.fill own:cloud-snow 1239 87 1115 1166 328 1283 87 1158 1223 319
    cloud.sun own:cloud-sun 1418 46 1418 986 375 1480 45 1480 1045 377
    cloud.sun.bolt own:cloud-bolt 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.sun.bolt.circle own:cloud-bolt@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.sun.bolt.fill own:cloud-bolt 1239 87 1115 1173 325 1283 87 1158 1223 319
    cloud.sun.circle own:cloud-sun@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.sun.circle.fill own:cloud-sun-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    cloud.sun.fill own:cloud-sun 1483 50 1414 983 373 1539 47 1478 1037 375
    cloud.sun.rain own:cloud-rain 1239 87 1115 1126 348 1283 87 1158 1188 336
    cloud.sun.rain.circle own:cloud-rain@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cloud.sun.rain.fill own:cloud-rain 1239 87 1115 1126 348 1283 87 1158 1188 336
    command command 1171 125 922 920 354 1193 125 944 942 353
    command.circle command@ring 1170 87 996 996 353 1206 87 1031 1031 353
    command.circle.fill command@disc 1170 87 996 996 352 1206 87 1031 1031 352
    command.square command@frame 1148 125 899 899 352 1182 125 933 934 352
    command.square.fill command@tile 1148 125 899 899 352 1182 125 933 934 352
    computermouse mouse 933 125 684 1070 352 985 125 736 1134 352
    computermouse.fill mouse-fill 933 125 684 1069 351 985 125 736 1132 351
    cpu cpu 1232 125 982 982 352 1263 125 1014 1014 352
    cpu.fill cpu-fill 1232 125 982 982 352 1263 125 1014 1014 352
    creditcard credit-card 1396 125 1147 834 352 1418 125 1169 864 352
    creditcard.circle credit-card-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    creditcard.circle.fill credit-card-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    creditcard.fill credit-card-fill 1396 125 1147 834 352 1418 125 1169 864 352
    crop own:crop 1319 125 1070 1067 336 1349 125 1100 1105 338
    cross own:cross 1297 125 1048 1048 353 1385 125 1136 1136 353
    cross.case own:cross-case 1379 125 1130 946 353 1446 125 1197 1015 353
    cross.case.circle own:cross-case@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cross.case.fill own:cross-case 1379 125 1130 946 353 1446 125 1197 1015 353
    cross.circle own:cross@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cross.circle.fill own:cross@disc 1170 87 996 996 352 1206 87 1031 1031 352
    cross.fill own:cross 1263 125 1014 1014 353 1356 125 1107 1106 353
    crown own:crown 1501 125 1252 955 383 1576 125 1326 1033 387
    crown.fill own:crown 1501 125 1252 955 383 1574 125 1325 1038 390
    cube box 1235 125 980 1109 352 1259 125 1027 1159 353
    cube.circle box-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    cube.circle.fill box-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    cube.fill box-fill 1240 125 980 1096 359 1261 125 1027 1145 360
    cup.and.saucer own:cup-and-saucer 1518 125 1268 947 352 1581 125 1332 1002 352
    cup.and.saucer.fill own:cup-and-saucer-fill 1518 125 1268 948 351 1581 125 1332 1002 352
    curlybraces own:curlybraces 1158 125 909 1008 352 1337 125 1088 1048 352
    curlybraces.square own:curlybraces@frame 1148 125 899 899 352 1182 125 933 934 352
    curlybraces.square.fill own:curlybraces@tile 1148 125 899 899 352 1182 125 933 934 352
    cursorarrow cursor 810 125 560 995 349 859 125 609 1046 346
    cursorarrow.square cursor@frame 1148 125 899 899 352 1182 125 933 934 352
    cursorarrow.square.fill cursor@tile 1148 125 899 899 352 1182 125 933 934 352
    curtains.closed own:curtains-closed 1480 125 1231 1033 371 1558 125 1309 1083 371
    curtains.open own:curtains-open 1480 125 1231 1033 371 1546 125 1297 1083 371
    decrease.indent text-indent-right 1381 125 1129 845 353 1477 125 1226 884 353
    delete.left backspace 1282 100 1058 899 352 1302 100 1078 934 352
    delete.left.fill backspace-fill 1282 100 1058 899 352 1302 100 1078 934 352
    desktopcomputer display 1413 125 1164 983 335 1471 125 1222 1052 342
    diamond diamond 1306 81 1144 1144 353 1348 80 1189 1188 353
    diamond.fill diamond-fill 1306 81 1144 1144 353 1348 80 1189 1188 353
    dice dice-5 1282 125 1033 1022 352 1350 125 1100 1089 352
    dice.fill dice-5-fill 1282 125 1033 1022 352 1350 125 1100 1089 352
    die.face.1 dice-1 1148 125 899 899 352 1182 125 933 934 352
    die.face.1.fill dice-1-fill 1148 125 899 899 352 1182 125 933 934 352
    die.face.2 dice-2 1148 125 899 899 352 1182 125 933 934 352
    die.face.2.fill dice-2-fill 1148 125 899 899 352 1182 125 933 934 352
    die.face.3 dice-3 1148 125 899 899 352 1182 125 933 934 352
    die.face.3.fill dice-3-fill 1148 125 899 899 352 1182 125 933 934 352
    die.face.4 dice-4 1148 125 899 899 352 1182 125 933 934 352
    die.face.4.fill dice-4-fill 1148 125 899 899 352 1182 125 933 934 352
    die.face.5 dice-5 1148 125 899 899 352 1182 125 933 934 352
    die.face.5.fill dice-5-fill 1148 125 899 899 352 1182 125 933 934 352
    die.face.6 dice-6 1148 125 899 899 352 1182 125 933 934 352
    die.face.6.fill dice-6-fill 1148 125 899 899 352 1182 125 933 934 352
    display display 1413 125 1164 983 335 1471 125 1222 1052 342
    divide own:divide 1055 125 805 718 351 1085 125 835 769 348
    divide.circle own:divide@ring 1170 87 996 996 353 1206 87 1031 1031 353
    doc file-earmark 1070 125 821 1047 352 1115 125 866 1074 352
    doc.badge.plus own:doc-badge-plus 1070 -151 1097 1206 273 1115 -143 1134 1232 273
    doc.circle file-earmark-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    doc.circle.fill file-earmark-fill@disc 1170 87 996 995 353 1206 87 1031 1031 352
    doc.fill file-earmark-fill 1070 125 821 1047 352 1115 125 866 1074 352
    doc.fill.badge.plus own:doc-fill-badge-plus 1070 -190 1136 1206 273 1115 -206 1197 1232 273
    doc.on.clipboard clipboard 1248 125 998 1228 353 1295 125 1046 1266 353
    doc.on.clipboard.fill clipboard-fill 1248 58 1065 1295 320 1295 45 1125 1345 313
    doc.on.doc own:doc-on-doc 1248 125 998 1228 353 1295 125 1046 1266 353
    doc.on.doc.fill own:doc-on-doc-fill 1248 58 1065 1295 320 1295 45 1125 1345 313
    doc.plaintext file-earmark-text 1070 125 821 1047 352 1115 125 866 1074 352
    doc.plaintext.fill file-earmark-text-fill 1070 125 821 1047 352 1115 125 866 1074 352
    doc.richtext file-earmark-richtext 1070 125 821 1047 352 1115 125 866 1074 352
    doc.richtext.fill file-earmark-richtext-fill 1070 125 821 1047 352 1115 125 866 1074 352
    doc.text file-earmark-text 1070 125 821 1047 352 1115 125 866 1074 352
    doc.text.fill file-earmark-text-fill 1070 125 821 1047 352 1115 125 866 1074 352
    doc.text.magnifyingglass own:doc-text-magnifyingglass 1070 125 906 1136 326 1115 125 949 1160 328
    doc.zipper own:doc-zipper 1070 125 821 1094 376 1115 125 866 1124 377
    document file-earmark 1070 125 821 1047 352 1115 125 866 1074 352
    document.circle file-earmark-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    document.circle.fill file-earmark-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    document.fill file-earmark-fill 1070 125 821 1047 352 1115 125 866 1074 352
    document.on.document own:doc-on-doc 1248 125 998 1228 353 1295 125 1046 1266 353
    document.on.document.fill own:doc-on-doc-fill 1248 125 998 1228 353 1295 125 1046 1266 353
    dollarsign currency-dollar 868 125 619 1099 353 931 130 672 1095 352
    dollarsign.arrow.circlepath own:dollarsign-arrow-circlepath 1265 87 1091 995 353 1305 87 1130 1031 352
    dollarsign.circle currency-dollar@ring 1170 87 996 996 353 1206 87 1031 1031 353
    dollarsign.circle.fill currency-dollar@disc 1170 87 996 996 353 1206 87 1031 1031 353
    dollarsign.square currency-dollar@frame 1148 125 899 899 352 1182 125 933 934 352
    dollarsign.square.fill currency-dollar@tile 1148 125 899 899 352 1182 125 933 934 352
    door.garage.closed own:door-garage-closed 1443 125 1193 1036 353 1515 125 1266 1069 352
    door.garage.open own:door-garage-open 1443 125 1193 1036 353 1515 125 1266 1069 352
    door.left.hand.closed door-closed 993 125 744 1036 353 1074 125 825 1069 352
    door.left.hand.closed.fill door-closed-fill 993 125 744 1036 353 1074 125 825 1069 352
    door.left.hand.open door-open 993 125 744 1036 353 1074 125 825 1069 352
    door.left.hand.open.fill door-open-fill 993 125 744 1036 353 1074 125 825 1069 352
    dot.radiowaves.left.and.right own:dot-radiowaves-left-and-right 1446 87 1272 886 352 1526 87 1350 912 352
    dot.radiowaves.right own:dot-radiowaves-right 970 87 795 965 351 1031 87 855 1027 351
    dot.scope own:dot-scope 1362 87 1187 1188 352 1380 87 1205 1206 352
    drop droplet 851 87 677 988 353 898 87 724 1036 353
    drop.circle droplet-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    drop.circle.fill droplet-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    drop.fill droplet-fill 851 87 677 988 353 898 87 724 1036 353
    drop.halffull droplet-half 851 87 677 988 353 898 87 724 1036 353
    dumbbell own:dumbbell 1484 125 1235 722 353 1616 125 1366 802 353
    dumbbell.fill own:dumbbell 1484 125 1235 723 353 1644 125 1395 798 353
    ear ear 962 125 750 1041 363 1000 125 788 1079 364
    ear.fill ear-fill 962 125 750 1041 363 1000 125 788 1079 364
    eject eject 1189 125 940 908 350 1228 130 967 963 352
    eject.circle eject-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    eject.circle.fill eject-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    eject.fill eject-fill 1177 125 928 901 352 1213 129 953 949 352
    ellipsis three-dots 1085 87 911 185 353 1131 87 956 219 353
    ellipsis.bubble chat-left-dots 1325 125 1076 1010 321 1374 125 1125 1060 325
    ellipsis.bubble.fill chat-left-dots-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    ellipsis.circle three-dots@ring 1170 87 996 996 353 1206 87 1031 1031 353
    ellipsis.circle.fill three-dots@disc 1170 87 996 996 353 1206 87 1031 1031 353
    envelope envelope 1427 125 1178 841 352 1475 125 1226 883 352
    envelope.badge envelope-exclamation 1427 125 1310 928 396 1475 125 1335 961 391
    envelope.badge.fill envelope-exclamation-fill 1427 125 1310 929 396 1475 125 1346 962 392
    envelope.circle envelope-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    envelope.circle.fill envelope-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    envelope.fill envelope-fill 1427 125 1178 841 352 1475 125 1226 883 352
    envelope.open envelope-open 1427 125 1178 1133 354 1475 125 1226 1163 354
    envelope.open.fill envelope-open-fill 1427 125 1178 1133 354 1475 125 1226 1163 354
    equal own:equal 929 125 680 396 352 977 125 727 487 352
    equal.circle own:equal@ring 1170 87 996 996 353 1206 87 1031 1031 353
    equal.circle.fill own:equal@disc 1170 87 996 996 353 1206 87 1031 1031 353
    equal.square own:equal@frame 1148 125 899 899 352 1182 125 933 934 352
    equal.square.fill own:equal@tile 1148 125 899 899 352 1182 125 933 934 352
    eraser eraser 1190 93 1004 1005 353 1275 91 1093 1094 353
    eraser.fill eraser-fill 1179 93 993 992 353 1252 91 1069 1069 353
    escape escape 1170 87 996 996 353 1204 87 1031 1031 353
    eurosign currency-euro 968 125 719 871 353 982 125 733 870 353
    eurosign.circle currency-euro@ring 1170 87 996 996 353 1206 87 1031 1031 353
    eurosign.circle.fill currency-euro@disc 1170 87 996 996 353 1206 87 1031 1031 353
    eurosign.square currency-euro@frame 1148 125 899 899 352 1182 125 933 934 352
    eurosign.square.fill currency-euro@tile 1148 125 899 899 352 1182 125 933 934 352
    ev.charger ev-station 1408 125 1159 1089 352 1457 125 1207 1123 352
    ev.charger.fill ev-station-fill 1388 125 1139 1088 353 1434 125 1185 1123 352
    exclamationmark own:exclamationmark 388 125 139 928 349 446 125 197 934 348
    exclamationmark.2 own:exclamationmark-2 748 125 499 928 349 842 125 593 934 348
    exclamationmark.3 own:exclamationmark-3 1109 125 860 928 349 1238 125 989 934 348
    exclamationmark.bubble own:exclamationmark-bubble 1325 125 1076 1010 321 1374 125 1125 1060 325
    exclamationmark.bubble.circle own:exclamationmark-bubble-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    exclamationmark.bubble.circle.fill own:exclamationmark-bubble-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    exclamationmark.bubble.fill own:exclamationmark-bubble-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    exclamationmark.circle exclamation-circle 1170 87 996 996 353 1206 87 1031 1031 353
    exclamationmark.circle.fill exclamation-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    exclamationmark.octagon exclamation-octagon 1252 125 1003 965 352 1304 125 1055 1011 352
    exclamationmark.octagon.fill exclamation-octagon-fill 1252 125 1003 965 352 1304 125 1055 1011 352
    exclamationmark.shield shield-exclamation 1084 125 812 986 340 1121 125 848 1006 342
    exclamationmark.shield.fill shield-fill-exclamation 1072 125 799 970 345 1106 125 833 988 345
    exclamationmark.square exclamation-square 1148 125 899 899 352 1182 125 933 934 352
    exclamationmark.square.fill exclamation-square-fill 1148 125 899 899 352 1182 125 933 934 352
    exclamationmark.triangle exclamation-triangle 1223 100 1023 928 355 1246 100 1047 953 349 55
    exclamationmark.triangle.fill exclamation-triangle-fill 1223 100 1023 928 355 1246 100 1047 954 349 55
    externaldrive hdd 1402 125 1152 834 352 1465 125 1216 885 352
    externaldrive.connected.to.line.below own:externaldrive-connected-to-line-below 1284 125 1035 1080 358 1362 125 1113 1145 343
    externaldrive.connected.to.line.below.fill own:externaldrive-connected-to-line-below-fill 1252 125 1003 1073 354 1321 125 1072 1141 341
    externaldrive.fill hdd-fill 1372 125 1123 818 352 1422 125 1172 876 352
    eye eye 1533 100 1334 837 352 1554 100 1354 859 352
    eye.circle eye-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    eye.circle.fill eye-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    eye.fill eye-fill 1523 100 1323 830 353 1535 100 1335 848 353
    eye.slash eye-slash 1533 100 1334 899 363 1554 100 1354 936 358
    eye.slash.circle eye-slash-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    eye.slash.circle.fill eye-slash-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    eye.slash.fill eye-slash-fill 1523 100 1323 899 363 1535 100 1335 936 358
    eye.square eye-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    eye.square.fill eye-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    eyedropper eyedropper 1270 112 1046 1039 354 1354 112 1130 1122 352
    eyeglasses eyeglasses 1714 87 1540 609 352 1868 87 1694 669 352
    face.smiling emoji-smile 1170 87 996 996 353 1206 87 1031 1031 353
    face.smiling.fill emoji-smile-fill 1170 87 996 996 353 1206 87 1031 1031 353
    facemask mask 1667 87 1492 749 353 1755 87 1580 808 353
    facemask.fill mask 1667 87 1492 749 353 1755 87 1580 808 353
    fan fan 1299 125 1050 1050 352 1338 125 1088 1089 352
    fan.circle fan@ring 1170 87 996 996 353 1206 87 1031 1031 353
    fan.circle.fill fan@disc 1170 87 996 996 353 1206 87 1031 1031 353
    fan.fill fan 1292 125 1044 1043 353 1328 125 1079 1078 353
    figure own:figure-arms-open 1097 125 848 1077 353 1135 125 886 1125 353
    figure.2 own:figure-2 1646 125 1396 1077 352 1701 125 1452 1125 354
    figure.2.circle own:figure-2@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.arms.open own:figure-arms-open 905 119 667 1088 359 935 118 698 1136 364
    figure.child own:figure-child 992 120 752 1079 352 1031 119 793 1136 353
    figure.child.circle own:figure-child@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.climbing own:figure-climbing 1271 125 1022 1377 353 1323 125 1074 1411 353
    figure.climbing.circle own:figure-climbing@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.cooldown own:figure-cooldown 1103 125 854 1188 353 1140 125 894 1235 353
    figure.cooldown.circle own:figure-cooldown@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.dance own:figure-dance 900 125 651 1231 352 934 125 685 1282 352
    figure.dance.circle own:figure-dance@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.hiking own:figure-hiking 909 91 728 1147 346 943 87 769 1204 349
    figure.hiking.circle own:figure-hiking@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.mind.and.body own:figure-mind-and-body 1285 119 1047 903 353 1328 118 1091 950 353
    figure.mind.and.body.circle own:figure-mind-and-body@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.mind.and.body.circle.fill own:figure-mind-and-body-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    figure.outdoor.cycle own:figure-outdoor-cycle 1486 125 1237 938 355 1571 125 1322 993 354
    figure.outdoor.cycle.circle own:figure-outdoor-cycle@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.outdoor.cycle.circle.fill own:figure-outdoor-cycle-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    figure.pool.swim own:figure-pool-swim 1405 125 1156 649 353 1449 125 1200 706 352
    figure.pool.swim.circle own:figure-pool-swim@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.rower own:figure-rower 1163 125 914 872 353 1207 125 958 926 351
    figure.run own:figure-run 1065 116 832 1077 352 1103 117 870 1125 353
    figure.run.circle own:figure-run@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.run.circle.fill own:figure-run-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    figure.stairs own:figure-stairs 1167 125 918 1268 353 1218 125 969 1330 353
    figure.stairs.circle own:figure-stairs@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.stand own:figure-stand 709 125 460 1086 357 749 125 500 1141 355
    figure.strengthtraining.traditional own:figure-strengthtraining-traditional 1414 125 1165 1186 352 1469 125 1219 1242 352
    figure.strengthtraining.traditional.circle own:figure-strengthtraining-traditional@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.walk own:figure-walk 907 91 725 1146 347 936 87 762 1204 349
    figure.walk.circle own:figure-walk-circle 1170 87 996 996 353 1206 87 1031 1031 353
    figure.walk.circle.fill own:figure-walk-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    figure.wave own:figure-wave 762 123 514 1086 355 797 123 549 1138 354
    figure.wave.circle own:figure-wave@ring 1170 87 996 996 353 1206 87 1031 1031 353
    figure.yoga own:figure-mind-and-body 1263 125 1013 1085 352 1305 125 1056 1137 352
    figure.yoga.circle own:figure-mind-and-body@ring 1170 87 996 996 353 1206 87 1031 1031 353
    film film 1400 125 1151 899 352 1414 125 1165 934 352
    film.circle film@ring 1170 87 996 996 353 1206 87 1031 1031 353
    film.circle.fill film@disc 1170 87 996 996 353 1206 87 1031 1031 353
    film.fill film 1400 125 1151 899 352 1414 125 1165 934 352
    fish own:fish 1617 116 1385 1141 372 1729 116 1498 1245 369
    fish.circle own:fish-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    fish.circle.fill own:fish-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    fish.fill own:fish-fill 1597 116 1366 1118 371 1707 116 1476 1215 366
    flag flag 1123 153 867 958 352 1140 145 899 984 352
    flag.checkered own:flag-checkered 1123 153 867 958 352 1140 145 899 984 352
    flag.checkered.circle own:flag-checkered@ring 1170 87 996 995 353 1206 87 1031 1031 352
    flag.checkered.circle.fill own:flag-checkered-circle-fill 1170 87 996 995 352 1206 87 1031 1031 352
    flag.circle flag-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    flag.circle.fill flag-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    flag.fill flag-fill 1123 153 867 958 352 1140 145 899 984 352
    flag.square flag-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    flag.square.fill flag-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    flame own:flame 988 87 813 1056 397 1032 87 857 1094 397
    flame.circle fire@ring 1170 87 996 996 353 1206 87 1031 1031 353
    flame.circle.fill fire@disc 1170 87 996 996 352 1206 87 1031 1031 352
    flame.fill fire 988 87 813 1056 397 1032 87 857 1094 397
    flashlight.off.fill own:flashlight-off-fill 728 125 478 1154 353 748 125 499 1177 353
    flashlight.on.fill own:flashlight-on-fill 728 125 478 1154 353 748 125 499 1177 353
    folder folder 1357 125 1108 894 355 1386 125 1136 937 360
    folder.badge.minus own:folder-badge-minus 1357 125 1312 909 363 1386 125 1328 954 368
    folder.badge.plus own:folder-badge-plus 1357 125 1312 909 363 1386 125 1328 954 368
    folder.circle folder-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    folder.circle.fill folder-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    folder.fill folder-fill 1357 125 1108 894 355 1386 125 1136 937 360
    folder.fill.badge.minus own:folder-fill-badge-minus 1357 125 1312 909 363 1386 125 1328 954 368
    folder.fill.badge.plus own:folder-fill-badge-plus 1357 125 1312 909 363 1386 125 1328 954 368
    football own:football 1217 112 992 992 353 1253 112 1029 1029 353
    football.circle own:football-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    football.circle.fill own:football-fill@disc 1170 87 996 995 353 1206 87 1031 1031 352
    football.fill own:football-fill 1211 112 987 987 352 1250 112 1026 1026 353
    fork.knife own:fork-knife 920 121 674 1132 388 976 120 731 1188 389
    fork.knife.circle own:fork-knife@ring 1170 87 996 996 353 1206 87 1031 1031 353
    fork.knife.circle.fill own:fork-knife-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    forward fast-forward 1575 125 1326 745 353 1714 125 1465 821 353
    forward.circle fast-forward-circle 1170 87 996 996 353 1206 87 1031 1031 353
    forward.circle.fill fast-forward-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    forward.end skip-end 994 125 745 745 353 1128 125 879 821 353
    forward.end.circle skip-end-circle 1170 87 996 996 353 1206 87 1031 1031 353
    forward.end.circle.fill skip-end-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    forward.end.fill skip-end-fill 1152 125 903 745 353 1257 125 1008 821 353
    forward.fill fast-forward-fill 1575 125 1326 745 353 1714 125 1465 821 353
    fuelpump fuel-pump 1310 125 1060 1089 352 1363 125 1114 1123 352
    fuelpump.circle fuel-pump-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    fuelpump.circle.fill fuel-pump-fill@disc 1170 87 996 996 351 1206 87 1031 1031 351
    fuelpump.fill fuel-pump-fill 1290 125 1041 1088 353 1341 125 1091 1123 352
    gamecontroller controller 1659 125 1410 885 352 1713 125 1464 928 352
    gamecontroller.circle controller@ring 1170 87 996 996 353 1206 87 1031 1031 353
    gamecontroller.circle.fill controller@disc 1170 87 996 996 352 1206 87 1031 1031 352
    gamecontroller.fill controller 1659 125 1410 885 352 1713 125 1464 928 352
    gauge speedometer2 1170 87 996 996 353 1206 87 1031 1031 353
    gauge.medium speedometer2 1170 87 996 996 353 1206 87 1031 1031 353
    gauge.with.dots.needle.33percent own:gauge-with-dots-needle-33percent 1170 87 996 996 353 1206 87 1031 1031 353
    gauge.with.dots.needle.50percent speedometer 1170 87 996 996 353 1206 87 1031 1031 353
    gauge.with.dots.needle.67percent own:gauge-with-dots-needle-67percent 1170 87 996 996 353 1206 87 1031 1031 353
    gauge.with.needle speedometer2 1170 87 996 996 353 1206 87 1031 1031 353
    gear gear 1254 87 1079 1068 353 1307 87 1132 1122 353
    gear.circle gear@ring 1170 87 996 996 353 1206 87 1031 1031 353
    gear.circle.fill gear@disc 1170 87 996 996 352 1206 87 1031 1031 352
    gearshape gear 1219 87 1045 1043 352 1262 87 1088 1087 353
    gearshape.2 own:gearshape-2 1514 87 1340 1063 353 1548 87 1374 1092 353
    gearshape.2.fill own:gearshape-2-fill 1522 87 1348 1070 352 1562 87 1388 1106 352
    gearshape.circle gear-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    gearshape.circle.fill gear-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    gearshape.fill gear-fill 1194 87 1020 1020 352 1242 87 1067 1067 353
    gift gift 1188 125 939 1023 380 1230 125 981 1060 376
    gift.circle gift-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    gift.circle.fill gift-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    gift.fill gift-fill 1187 125 938 1023 380 1229 125 980 1060 376
    giftcard own:giftcard 1396 125 1147 834 352 1418 125 1169 864 352
    giftcard.fill own:giftcard-fill 1396 125 1147 834 352 1418 125 1169 864 352
    globe globe 1170 87 996 996 353 1206 87 1031 1031 353
    globe.americas globe-americas 1170 87 996 996 353 1206 87 1031 1031 353
    globe.americas.fill globe-americas 1170 87 996 996 353 1206 87 1031 1031 353
    globe.asia.australia globe-asia-australia 1170 87 996 996 353 1206 87 1031 1031 353
    globe.asia.australia.fill globe-asia-australia 1170 87 996 996 353 1206 87 1031 1031 353
    globe.europe.africa globe-europe-africa 1170 87 996 996 353 1206 87 1031 1031 353
    globe.europe.africa.fill globe-europe-africa 1170 87 996 996 353 1206 87 1031 1031 353
    gobackward own:gobackward 1170 87 996 1091 400 1206 87 1031 1126 400
    gobackward.10 own:gobackward-10 1170 87 996 1091 400 1206 87 1031 1126 400
    gobackward.15 own:gobackward-15 1170 87 996 1091 400 1206 87 1031 1126 400
    gobackward.30 own:gobackward-30 1170 87 996 1091 400 1206 87 1031 1126 400
    goforward own:goforward 1170 87 996 1090 400 1206 87 1031 1135 405
    goforward.10 own:goforward-10 1170 87 996 1090 400 1206 87 1031 1135 405
    goforward.15 own:goforward-15 1170 87 996 1090 400 1206 87 1031 1135 405
    goforward.30 own:goforward-30 1170 87 996 1090 400 1206 87 1031 1135 405
    graduationcap mortarboard 1576 125 1327 1191 241 1635 125 1386 1226 248
    graduationcap.circle mortarboard-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    graduationcap.circle.fill mortarboard-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    graduationcap.fill mortarboard-fill 1559 125 1310 1181 236 1599 125 1350 1213 242
    h.circle h-circle 1170 87 996 996 353 1206 87 1031 1031 353
    h.circle.fill h-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    h.square h-square 1148 125 899 899 352 1182 125 933 934 352
    h.square.fill h-square-fill 1148 125 899 899 352 1182 125 933 934 352
    hammer hammer 1458 99 1260 1224 358 1522 97 1328 1278 354
    hammer.circle hammer@ring 1170 87 996 996 353 1206 87 1031 1031 353
    hammer.circle.fill hammer@disc 1170 87 996 996 352 1206 87 1031 1031 352
    hammer.fill hammer 1404 100 1205 1152 352 1474 98 1278 1226 354
    hand.point.up.left hand-index 1064 75 914 994 338 1155 72 1011 1076 340
    hand.point.up.left.fill hand-index-fill 1035 81 873 940 337 1118 79 960 1006 339
    hand.raised own:hand-raised 1182 230 797 1063 377 1221 194 894 1151 369
    hand.raised.circle own:hand-raised-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    hand.raised.circle.fill own:hand-raised-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    hand.raised.fill own:hand-raised-fill 1182 239 778 1044 370 1221 218 844 1110 366
    hand.raised.slash own:hand-raised-slash 1079 52 976 1084 370 1148 60 1028 1151 371
    hand.raised.slash.fill own:hand-raised-slash-fill 1073 56 962 1064 359 1124 63 999 1113 365
    hand.raised.square own:hand-raised-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    hand.raised.square.fill own:hand-raised-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    hand.tap hand-index-thumb 1152 87 978 1132 407 1258 87 1083 1240 422
    hand.tap.fill hand-index-thumb-fill 1159 87 984 1106 420 1258 87 1084 1206 439
    hand.thumbsdown hand-thumbs-down 1169 87 994 1062 353 1260 87 1086 1147 347
    hand.thumbsdown.circle hand-thumbs-down-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    hand.thumbsdown.circle.fill hand-thumbs-down-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    hand.thumbsdown.fill hand-thumbs-down-fill 1168 103 962 1000 353 1260 100 1060 1093 346
    hand.thumbsup hand-thumbs-up 1169 87 994 1062 367 1260 87 1086 1147 360
    hand.thumbsup.circle hand-thumbs-up-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    hand.thumbsup.circle.fill hand-thumbs-up-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    hand.thumbsup.fill hand-thumbs-up-fill 1169 103 962 999 367 1260 100 1060 1093 360
    handbag handbag 1258 112 1034 1038 353 1329 111 1107 1106 353
    handbag.circle handbag-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    handbag.circle.fill handbag-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    handbag.fill handbag-fill 1258 112 1034 1038 353 1329 111 1107 1106 353
    headphones headphones 1243 125 994 1039 350 1289 125 1039 1073 351
    headphones.circle headphones@ring 1170 87 996 996 353 1206 87 1031 1031 353
    headphones.circle.fill headphones@disc 1170 87 996 996 352 1206 87 1031 1031 352
    heart heart 1219 125 970 896 338 1265 125 1016 943 338
    heart.circle heart-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    heart.circle.fill heart-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    heart.fill heart-fill 1219 125 970 896 338 1265 125 1016 943 338
    heart.slash own:heart-slash 1169 75 1019 969 374 1222 81 1059 1008 370
    heart.slash.circle own:heart-slash-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    heart.slash.fill own:heart-slash-fill 1169 75 1019 969 374 1222 81 1059 1008 370
    heart.square heart-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    heart.square.fill heart-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    heart.text.clipboard clipboard2-heart 1070 125 821 1182 381 1110 125 861 1211 382
    heart.text.clipboard.fill clipboard2-heart-fill 1070 125 821 1182 381 1110 125 861 1211 382
    heart.text.square clipboard2-heart 1148 125 899 899 352 1182 125 933 934 352
    heart.text.square.fill clipboard2-heart-fill 1148 125 899 899 352 1182 125 933 934 352
    hexagon hexagon 1229 125 980 1109 352 1276 125 1027 1159 352
    hexagon.fill hexagon-fill 1229 125 980 1109 352 1276 125 1027 1159 352
    hifispeaker speaker 998 125 748 1011 353 1070 125 821 1064 352
    hifispeaker.fill speaker-fill 998 125 748 1011 353 1070 125 821 1064 352
    highlighter own:highlighter 1261 125 1011 1042 352 1288 125 1039 1081 353
    homepod own:homepod 1035 125 786 1003 352 1071 125 821 1038 352
    homepod.fill own:homepod-fill 1035 125 786 1003 352 1071 125 821 1038 352
    hourglass own:hourglass 822 125 572 897 353 852 125 602 930 353
    hourglass.bottomhalf.filled own:hourglass-bottomhalf-filled 822 125 572 897 353 852 125 602 930 353
    hourglass.circle own:hourglass@ring 1170 87 996 996 353 1206 87 1031 1031 353
    hourglass.circle.fill own:hourglass@disc 1170 87 996 996 353 1206 87 1031 1031 353
    hourglass.tophalf.filled own:hourglass-tophalf-filled 822 125 572 897 353 852 125 602 930 353
    house house 1414 125 1166 1027 353 1487 125 1239 1080 353
    house.circle house-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    house.circle.fill house-door-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    house.fill house-fill 1414 125 1166 1027 353 1487 125 1239 1080 353
    humidity moisture 1295 120 1055 854 319 1319 117 1086 880 320
    humidity.fill moisture 1295 120 1054 853 319 1318 117 1085 880 320
    hurricane hurricane 797 87 622 1018 353 839 87 664 1092 353
    hurricane.circle hurricane@ring 1170 87 996 996 353 1206 87 1031 1031 353
    hurricane.circle.fill hurricane@disc 1170 87 996 996 352 1206 87 1031 1031 352
    icloud cloud 1402 87 1228 849 352 1438 87 1263 884 352
    icloud.and.arrow.down cloud-arrow-down 1402 87 1228 1186 352 1438 87 1263 1221 352
    icloud.and.arrow.down.fill cloud-arrow-down-fill 1402 87 1228 1092 352 1438 87 1263 1127 352
    icloud.and.arrow.up cloud-arrow-up 1402 87 1228 1131 352 1438 87 1263 1166 352
    icloud.and.arrow.up.fill cloud-arrow-up-fill 1402 87 1228 1051 352 1438 87 1263 1086 352
    icloud.fill cloud-fill 1402 87 1228 849 352 1438 87 1263 884 352
    icloud.slash cloud-slash 1477 125 1228 1041 352 1513 125 1263 1076 352
    icloud.slash.fill cloud-slash-fill 1477 125 1228 1041 352 1513 125 1263 1076 352
    illustrated.cloud own:illustrated-clouds
    illustrated.cloud.bolt own:illustrated-bolt
    illustrated.cloud.bolt.fill own:illustrated-bolt
    illustrated.cloud.bolt.rain own:illustrated-bolt
    illustrated.cloud.bolt.rain.fill own:illustrated-bolt
    illustrated.cloud.drizzle own:illustrated-drizzle
    illustrated.cloud.drizzle.fill own:illustrated-drizzle
    illustrated.cloud.fill own:illustrated-clouds
    illustrated.cloud.fog own:illustrated-fog
    illustrated.cloud.fog.fill own:illustrated-fog
    illustrated.cloud.freezingrain own:illustrated-freezingrain
    illustrated.cloud.freezingrain.fill own:illustrated-freezingrain
    illustrated.cloud.hail own:illustrated-hail
    illustrated.cloud.hail.fill own:illustrated-hail
    illustrated.cloud.heavyrain own:illustrated-heavyrain
    illustrated.cloud.heavyrain.fill own:illustrated-heavyrain
    illustrated.cloud.heavysnow own:illustrated-heavysnow
    illustrated.cloud.heavysnow.fill own:illustrated-heavysnow
    illustrated.cloud.moon own:illustrated-cloud-moon
    illustrated.cloud.moon.bolt own:illustrated-cloud-moon-bolt
    illustrated.cloud.moon.bolt.fill own:illustrated-cloud-moon-bolt
    illustrated.cloud.moon.fill own:illustrated-cloud-moon
    illustrated.cloud.moon.rain own:illustrated-cloud-moon-rain
    illustrated.cloud.moon.rain.fill own:illustrated-cloud-moon-rain
    illustrated.cloud.rain own:illustrated-rain
    illustrated.cloud.rain.fill own:illustrated-rain
    illustrated.cloud.sleet own:illustrated-sleet
    illustrated.cloud.sleet.fill own:illustrated-sleet
    illustrated.cloud.snow own:illustrated-snow
    illustrated.cloud.snow.fill own:illustrated-snow
    illustrated.cloud.sun own:illustrated-cloud-sun
    illustrated.cloud.sun.bolt own:illustrated-cloud-sun-bolt
    illustrated.cloud.sun.bolt.fill own:illustrated-cloud-sun-bolt
    illustrated.cloud.sun.fill own:illustrated-cloud-sun
    illustrated.cloud.sun.rain own:illustrated-cloud-sun-rain
    illustrated.cloud.sun.rain.fill own:illustrated-cloud-sun-rain
    illustrated.clouds own:illustrated-clouds
    illustrated.clouds.fill own:illustrated-clouds
    illustrated.clouds.moon own:illustrated-clouds-moon
    illustrated.clouds.moon.fill own:illustrated-clouds-moon
    illustrated.clouds.sun own:illustrated-clouds-sun
    illustrated.clouds.sun.fill own:illustrated-clouds-sun
    illustrated.color.cloud own:illustrated-color-clouds
    illustrated.color.cloud.bolt own:illustrated-color-bolt
    illustrated.color.cloud.bolt.fill own:illustrated-color-bolt
    illustrated.color.cloud.bolt.rain own:illustrated-color-bolt
    illustrated.color.cloud.bolt.rain.fill own:illustrated-color-bolt
    illustrated.color.cloud.drizzle own:illustrated-color-drizzle
    illustrated.color.cloud.drizzle.fill own:illustrated-color-drizzle
    illustrated.color.cloud.fill own:illustrated-color-clouds
    illustrated.color.cloud.fog own:illustrated-color-fog
    illustrated.color.cloud.fog.fill own:illustrated-color-fog
    illustrated.color.cloud.freezingrain own:illustrated-color-freezingrain
    illustrated.color.cloud.freezingrain.fill own:illustrated-color-freezingrain
    illustrated.color.cloud.hail own:illustrated-color-hail
    illustrated.color.cloud.hail.fill own:illustrated-color-hail
    illustrated.color.cloud.heavyrain own:illustrated-color-heavyrain
    illustrated.color.cloud.heavyrain.fill own:illustrated-color-heavyrain
    illustrated.color.cloud.heavysnow own:illustrated-color-heavysnow
    illustrated.color.cloud.heavysnow.fill own:illustrated-color-heavysnow
    illustrated.color.cloud.moon own:illustrated-color-cloud-moon
    illustrated.color.cloud.moon.bolt own:illustrated-color-cloud-moon-bolt
    illustrated.color.cloud.moon.bolt.fill own:illustrated-color-cloud-moon-bolt
    illustrated.color.cloud.moon.fill own:illustrated-color-cloud-moon
    illustrated.color.cloud.moon.rain own:illustrated-color-cloud-moon-rain
    illustrated.color.cloud.moon.rain.fill own:illustrated-color-cloud-moon-rain
    illustrated.color.cloud.rain own:illustrated-color-rain
    illustrated.color.cloud.rain.fill own:illustrated-color-rain
    illustrated.color.cloud.sleet own:illustrated-color-sleet
    illustrated.color.cloud.sleet.fill own:illustrated-color-sleet
    illustrated.color.cloud.snow own:illustrated-color-snow
    illustrated.color.cloud.snow.fill own:illustrated-color-snow
    illustrated.color.cloud.sun own:illustrated-color-cloud-sun
    illustrated.color.cloud.sun.bolt own:illustrated-color-cloud-sun-bolt
    illustrated.color.cloud.sun.bolt.fill own:illustrated-color-cloud-sun-bolt
    illustrated.color.cloud.sun.fill own:illustrated-color-cloud-sun
    illustrated.color.cloud.sun.rain own:illustrated-color-cloud-sun-rain
    illustrated.color.cloud.sun.rain.fill own:illustrated-color-cloud-sun-rain
    illustrated.color.clouds own:illustrated-color-clouds
    illustrated.color.clouds.fill own:illustrated-color-clouds
    illustrated.color.clouds.moon own:illustrated-color-clouds-moon
    illustrated.color.clouds.moon.fill own:illustrated-color-clouds-moon
    illustrated.color.clouds.sun own:illustrated-color-clouds-sun
    illustrated.color.clouds.sun.fill own:illustrated-color-clouds-sun
    illustrated.color.hurricane own:illustrated-color-hurricane
    illustrated.color.hurricane.fill own:illustrated-color-hurricane
    illustrated.color.moon own:illustrated-color-moon
    illustrated.color.moon.cloud own:illustrated-color-moon-cloud
    illustrated.color.moon.cloud.fill own:illustrated-color-moon-cloud
    illustrated.color.moon.dust own:illustrated-color-moon-haze
    illustrated.color.moon.dust.fill own:illustrated-color-moon-haze
    illustrated.color.moon.fill own:illustrated-color-moon
    illustrated.color.moon.haze own:illustrated-color-moon-haze
    illustrated.color.moon.haze.fill own:illustrated-color-moon-haze
    illustrated.color.moon.stars own:illustrated-color-moon
    illustrated.color.moon.stars.fill own:illustrated-color-moon
    illustrated.color.smoke own:illustrated-color-fog
    illustrated.color.smoke.fill own:illustrated-color-fog
    illustrated.color.snowflake own:illustrated-color-snowflake
    illustrated.color.snowflake.fill own:illustrated-color-snowflake
    illustrated.color.sun own:illustrated-color-sun
    illustrated.color.sun.cloud own:illustrated-color-sun-cloud
    illustrated.color.sun.cloud.fill own:illustrated-color-sun-cloud
    illustrated.color.sun.dust own:illustrated-color-haze
    illustrated.color.sun.dust.fill own:illustrated-color-haze
    illustrated.color.sun.fill own:illustrated-color-sun
    illustrated.color.sun.haze own:illustrated-color-haze
    illustrated.color.sun.haze.fill own:illustrated-color-haze
    illustrated.color.sun.max own:illustrated-color-sun
    illustrated.color.sun.max.fill own:illustrated-color-sun
    illustrated.color.sun.min own:illustrated-color-sun
    illustrated.color.sun.min.fill own:illustrated-color-sun
    illustrated.color.sun.rain own:illustrated-color-cloud-sun-rain
    illustrated.color.sun.rain.fill own:illustrated-color-cloud-sun-rain
    illustrated.color.sun.snow own:illustrated-color-snow
    illustrated.color.sun.snow.fill own:illustrated-color-snow
    illustrated.color.thermometer.snowflake own:illustrated-color-snowflake
    illustrated.color.thermometer.snowflake.fill own:illustrated-color-snowflake
    illustrated.color.thermometer.sun own:illustrated-color-sun
    illustrated.color.thermometer.sun.fill own:illustrated-color-sun
    illustrated.color.tornado own:illustrated-color-tornado
    illustrated.color.tornado.fill own:illustrated-color-tornado
    illustrated.color.tropicalstorm own:illustrated-color-hurricane
    illustrated.color.tropicalstorm.fill own:illustrated-color-hurricane
    illustrated.color.wind own:illustrated-color-wind
    illustrated.color.wind.fill own:illustrated-color-wind
    illustrated.color.wind.snow own:illustrated-color-heavysnow
    illustrated.color.wind.snow.fill own:illustrated-color-heavysnow
    illustrated.hurricane own:illustrated-hurricane
    illustrated.hurricane.fill own:illustrated-hurricane
    illustrated.moon own:illustrated-moon
    illustrated.moon.cloud own:illustrated-moon-cloud
    illustrated.moon.cloud.fill own:illustrated-moon-cloud
    illustrated.moon.dust own:illustrated-moon-haze
    illustrated.moon.dust.fill own:illustrated-moon-haze
    illustrated.moon.fill own:illustrated-moon
    illustrated.moon.haze own:illustrated-moon-haze
    illustrated.moon.haze.fill own:illustrated-moon-haze
    illustrated.moon.stars own:illustrated-moon
    illustrated.moon.stars.fill own:illustrated-moon
    illustrated.small.cloud own:illustrated-small-clouds
    illustrated.small.cloud.bolt own:illustrated-small-bolt
    illustrated.small.cloud.bolt.fill own:illustrated-small-bolt
    illustrated.small.cloud.bolt.rain own:illustrated-small-bolt
    illustrated.small.cloud.bolt.rain.fill own:illustrated-small-bolt
    illustrated.small.cloud.drizzle own:illustrated-small-drizzle
    illustrated.small.cloud.drizzle.fill own:illustrated-small-drizzle
    illustrated.small.cloud.fill own:illustrated-small-clouds
    illustrated.small.cloud.fog own:illustrated-small-fog
    illustrated.small.cloud.fog.fill own:illustrated-small-fog
    illustrated.small.cloud.freezingrain own:illustrated-small-freezingrain
    illustrated.small.cloud.freezingrain.fill own:illustrated-small-freezingrain
    illustrated.small.cloud.hail own:illustrated-small-hail
    illustrated.small.cloud.hail.fill own:illustrated-small-hail
    illustrated.small.cloud.heavyrain own:illustrated-small-heavyrain
    illustrated.small.cloud.heavyrain.fill own:illustrated-small-heavyrain
    illustrated.small.cloud.heavysnow own:illustrated-small-heavysnow
    illustrated.small.cloud.heavysnow.fill own:illustrated-small-heavysnow
    illustrated.small.cloud.moon own:illustrated-small-cloud-moon
    illustrated.small.cloud.moon.bolt own:illustrated-small-cloud-moon-bolt
    illustrated.small.cloud.moon.bolt.fill own:illustrated-small-cloud-moon-bolt
    illustrated.small.cloud.moon.fill own:illustrated-small-cloud-moon
    illustrated.small.cloud.moon.rain own:illustrated-small-cloud-moon-rain
    illustrated.small.cloud.moon.rain.fill own:illustrated-small-cloud-moon-rain
    illustrated.small.cloud.rain own:illustrated-small-rain
    illustrated.small.cloud.rain.fill own:illustrated-small-rain
    illustrated.small.cloud.sleet own:illustrated-small-sleet
    illustrated.small.cloud.sleet.fill own:illustrated-small-sleet
    illustrated.small.cloud.snow own:illustrated-small-snow
    illustrated.small.cloud.snow.fill own:illustrated-small-snow
    illustrated.small.cloud.sun own:illustrated-small-cloud-sun
    illustrated.small.cloud.sun.bolt own:illustrated-small-cloud-sun-bolt
    illustrated.small.cloud.sun.bolt.fill own:illustrated-small-cloud-sun-bolt
    illustrated.small.cloud.sun.fill own:illustrated-small-cloud-sun
    illustrated.small.cloud.sun.rain own:illustrated-small-cloud-sun-rain
    illustrated.small.cloud.sun.rain.fill own:illustrated-small-cloud-sun-rain
    illustrated.small.clouds own:illustrated-small-clouds
    illustrated.small.clouds.fill own:illustrated-small-clouds
    illustrated.small.clouds.moon own:illustrated-small-clouds-moon
    illustrated.small.clouds.moon.fill own:illustrated-small-clouds-moon
    illustrated.small.clouds.sun own:illustrated-small-clouds-sun
    illustrated.small.clouds.sun.fill own:illustrated-small-clouds-sun
    illustrated.small.hurricane own:illustrated-small-hurricane
    illustrated.small.hurricane.fill own:illustrated-small-hurricane
    illustrated.small.moon own:illustrated-small-moon
    illustrated.small.moon.cloud own:illustrated-small-moon-cloud
    illustrated.small.moon.cloud.fill own:illustrated-small-moon-cloud
    illustrated.small.moon.dust own:illustrated-small-moon-haze
    illustrated.small.moon.dust.fill own:illustrated-small-moon-haze
    illustrated.small.moon.fill own:illustrated-small-moon
    illustrated.small.moon.haze own:illustrated-small-moon-haze
    illustrated.small.moon.haze.fill own:illustrated-small-moon-haze
    illustrated.small.moon.stars own:illustrated-small-moon
    illustrated.small.moon.stars.fill own:illustrated-small-moon
    illustrated.small.smoke own:illustrated-small-fog
    illustrated.small.smoke.fill own:illustrated-small-fog
    illustrated.small.snowflake own:illustrated-small-snowflake
    illustrated.small.snowflake.fill own:illustrated-small-snowflake
    illustrated.small.sun own:illustrated-small-sun
    illustrated.small.sun.cloud own:illustrated-small-sun-cloud
    illustrated.small.sun.cloud.fill own:illustrated-small-sun-cloud
    illustrated.small.sun.dust own:illustrated-small-haze
    illustrated.small.sun.dust.fill own:illustrated-small-haze
    illustrated.small.sun.fill own:illustrated-small-sun
    illustrated.small.sun.haze own:illustrated-small-haze
    illustrated.small.sun.haze.fill own:illustrated-small-haze
    illustrated.small.sun.max own:illustrated-small-sun
    illustrated.small.sun.max.fill own:illustrated-small-sun
    illustrated.small.sun.min own:illustrated-small-sun
    illustrated.small.sun.min.fill own:illustrated-small-sun
    illustrated.small.sun.rain own:illustrated-small-cloud-sun-rain
    illustrated.small.sun.rain.fill own:illustrated-small-cloud-sun-rain
    illustrated.small.sun.snow own:illustrated-small-snow
    illustrated.small.sun.snow.fill own:illustrated-small-snow
    illustrated.small.thermometer.snowflake own:illustrated-small-snowflake
    illustrated.small.thermometer.snowflake.fill own:illustrated-small-snowflake
    illustrated.small.thermometer.sun own:illustrated-small-sun
    illustrated.small.thermometer.sun.fill own:illustrated-small-sun
    illustrated.small.tornado own:illustrated-small-tornado
    illustrated.small.tornado.fill own:illustrated-small-tornado
    illustrated.small.tropicalstorm own:illustrated-small-hurricane
    illustrated.small.tropicalstorm.fill own:illustrated-small-hurricane
    illustrated.small.wind own:illustrated-small-wind
    illustrated.small.wind.fill own:illustrated-small-wind
    illustrated.small.wind.snow own:illustrated-small-heavysnow
    illustrated.small.wind.snow.fill own:illustrated-small-heavysnow
    illustrated.smoke own:illustrated-fog
    illustrated.smoke.fill own:illustrated-fog
    illustrated.snowflake own:illustrated-snowflake
    illustrated.snowflake.fill own:illustrated-snowflake
    illustrated.sun own:illustrated-sun
    illustrated.sun.cloud own:illustrated-sun-cloud
    illustrated.sun.cloud.fill own:illustrated-sun-cloud
    illustrated.sun.dust own:illustrated-haze
    illustrated.sun.dust.fill own:illustrated-haze
    illustrated.sun.fill own:illustrated-sun
    illustrated.sun.haze own:illustrated-haze
    illustrated.sun.haze.fill own:illustrated-haze
    illustrated.sun.max own:illustrated-sun
    illustrated.sun.max.fill own:illustrated-sun
    illustrated.sun.min own:illustrated-sun
    illustrated.sun.min.fill own:illustrated-sun
    illustrated.sun.rain own:illustrated-cloud-sun-rain
    illustrated.sun.rain.fill own:illustrated-cloud-sun-rain
    illustrated.sun.snow own:illustrated-snow
    illustrated.sun.snow.fill own:illustrated-snow
    illustrated.thermometer.snowflake own:illustrated-snowflake
    illustrated.thermometer.snowflake.fill own:illustrated-snowflake
    illustrated.thermometer.sun own:illustrated-sun
    illustrated.thermometer.sun.fill own:illustrated-sun
    illustrated.tornado own:illustrated-tornado
    illustrated.tornado.fill own:illustrated-tornado
    illustrated.tropicalstorm own:illustrated-hurricane
    illustrated.tropicalstorm.fill own:illustrated-hurricane
    illustrated.wind own:illustrated-wind
    illustrated.wind.fill own:illustrated-wind
    illustrated.wind.snow own:illustrated-heavysnow
    illustrated.wind.snow.fill own:illustrated-heavysnow
    increase.indent text-indent-left 1378 124 1129 845 353 1475 124 1226 884 353
    indianrupeesign currency-rupee 850 125 601 891 353 924 125 674 894 353
    indianrupeesign.circle currency-rupee@ring 1170 87 996 996 353 1206 87 1031 1031 353
    indianrupeesign.circle.fill currency-rupee@disc 1170 87 996 996 353 1206 87 1031 1031 353
    indianrupeesign.square currency-rupee@frame 1148 125 899 899 352 1182 125 933 934 352
    indianrupeesign.square.fill currency-rupee@tile 1148 125 899 899 352 1182 125 933 934 352
    infinity infinity 1447 87 1273 582 353 1557 87 1383 655 353
    infinity.circle infinity@ring 1170 87 996 996 353 1206 87 1031 1031 353
    infinity.circle.fill infinity@disc 1170 87 996 996 353 1206 87 1031 1031 353
    info own:info 754 137 480 942 384 834 144 546 1016 374
    info.circle info-circle 1170 87 996 996 353 1206 87 1031 1031 353
    info.circle.fill info-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    info.square info-square 1148 125 899 899 352 1182 125 933 934 352
    info.square.fill info-square-fill 1148 125 899 899 352 1182 125 933 934 352
    internaldrive hdd 1402 125 1152 834 352 1465 125 1216 885 352
    internaldrive.fill hdd-fill 1372 125 1123 818 352 1422 125 1172 876 352
    ipad tablet 1065 125 816 1100 352 1101 125 851 1135 352
    iphone phone 877 125 627 1034 352 913 125 662 1069 352
    iphone.and.arrow.forward own:iphone-and-arrow-forward 1001 -27 841 1033 353 1084 -35 932 1128 353
    iphone.slash own:iphone-slash 1248 125 999 1034 352 1284 125 1034 1069 352
    italic type-italic 755 125 506 698 353 799 125 550 720 352
    key own:key 902 125 653 1222 352 929 125 679 1250 352
    key.circle own:key-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    key.circle.fill own:key-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    key.fill own:key-fill 873 125 624 1208 347 912 125 663 1240 350
    key.horizontal key 1459 118 1222 652 353 1485 117 1250 679 353
    key.horizontal.fill key-fill 1449 121 1208 624 353 1479 119 1241 663 353
    key.slash own:key-slash 841 -62 965 1222 352 865 -68 1000 1250 352
    key.slash.fill own:key-slash-fill 872 -62 965 1208 347 895 -68 1000 1240 350
    keyboard keyboard 1478 125 1228 771 353 1518 125 1269 822 353
    keyboard.fill keyboard-fill 1478 125 1228 771 353 1518 125 1269 822 353
    ladybug bug 1356 125 1106 1161 354 1410 125 1160 1221 356
    ladybug.circle bug-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    ladybug.circle.fill bug-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    ladybug.fill bug-fill 1356 125 1106 1168 360 1410 125 1160 1224 361
    lamp.ceiling own:lamp-ceiling 1190 123 944 1158 353 1252 123 1007 1205 351
    lamp.ceiling.fill own:lamp-ceiling-fill 1170 125 921 1136 353 1230 125 981 1181 350
    lamp.desk lamp 1203 125 954 1171 353 1262 125 1013 1226 353
    lamp.desk.fill lamp-fill 1166 125 916 1156 352 1217 125 968 1210 348
    lamp.floor own:lamp-floor 995 111 773 1199 354 1034 108 818 1243 353
    lamp.floor.fill own:lamp-floor-fill 995 111 773 1199 354 1023 109 804 1237 350
    lamp.table own:lamp-table 1004 107 789 1181 353 1044 104 835 1234 353
    lamp.table.fill own:lamp-table-fill 1004 107 789 1181 353 1032 106 821 1222 353
    laptopcomputer laptop 1657 125 1408 794 352 1738 125 1489 855 352
    leaf own:leaf 1209 87 1035 919 349 1247 87 1073 962 351
    leaf.circle own:leaf-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    leaf.fill own:leaf-fill 1229 87 1054 903 341 1272 87 1097 942 346
    lifepreserver life-preserver 1170 87 996 996 353 1206 87 1031 1031 353
    lifepreserver.fill life-preserver 1170 87 996 996 352 1206 87 1031 1031 352
    lightbulb own:lightbulb 903 125 653 1135 368 933 125 684 1198 361
    lightbulb.circle own:lightbulb-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    lightbulb.fill own:lightbulb-fill 903 125 653 1135 368 933 125 684 1198 361
    lightbulb.max own:lightbulb-max 1404 125 1155 1341 534 1510 125 1261 1408 548
    lightbulb.max.fill own:lightbulb-max 1404 125 1155 1341 534 1510 125 1261 1408 548
    lightbulb.slash own:lightbulb-slash 904 -15 888 1135 368 938 -22 936 1198 361
    lightbulb.slash.fill own:lightbulb-slash-fill 904 -15 888 1135 368 938 -22 936 1198 361
    lightswitch.off own:lightswitch-off 965 125 716 1080 352 1027 125 778 1092 352
    lightswitch.on own:lightswitch-on 965 125 716 1080 352 1027 125 778 1092 352
    line.3.horizontal own:line-3-horizontal 1237 125 988 500 352 1272 125 1023 580 352
    line.3.horizontal.circle own:line-3-horizontal@ring 1170 87 996 996 353 1206 87 1031 1031 353
    line.3.horizontal.circle.fill own:line-3-horizontal-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    line.3.horizontal.decrease filter 1237 125 988 582 353 1272 125 1023 624 353
    line.3.horizontal.decrease.circle filter@ring 1170 87 996 996 353 1206 87 1031 1031 353
    line.3.horizontal.decrease.circle.fill filter-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    link link-45deg 1259 82 1095 1098 356 1299 80 1139 1138 356
    link.circle link-45deg@ring 1170 87 996 996 353 1206 87 1031 1031 353
    link.circle.fill link-45deg@disc 1170 87 996 996 352 1206 87 1031 1031 352
    list.bullet list-ul 1233 125 984 713 352 1296 125 1047 779 352
    list.bullet.circle list-ul@ring 1170 87 996 996 353 1206 87 1031 1031 353
    list.bullet.circle.fill list-ul@disc 1170 87 996 996 353 1206 87 1031 1031 353
    list.bullet.clipboard clipboard-data 1070 125 821 1182 380 1110 125 861 1211 382
    list.bullet.clipboard.fill clipboard-data-fill 1070 125 821 1182 380 1110 125 861 1211 382
    list.bullet.indent list-nested 1477 125 1227 713 352 1554 125 1305 779 352
    list.bullet.rectangle card-list 1400 125 1151 899 352 1414 125 1165 934 352
    list.bullet.rectangle.fill card-list 1400 125 1151 899 352 1414 125 1165 934 352
    list.bullet.rectangle.portrait own:list-bullet-rectangle-portrait 1070 125 821 1047 352 1115 125 866 1074 352
    list.bullet.rectangle.portrait.fill own:list-bullet-rectangle-portrait-fill 1070 125 821 1047 352 1115 125 866 1074 352
    list.clipboard clipboard-check 1070 125 821 1182 380 1110 125 861 1211 382
    list.clipboard.fill clipboard-check-fill 1070 125 821 1182 380 1110 125 861 1211 382
    list.dash list-task 1233 125 984 688 352 1296 125 1047 749 352
    list.number list-ol 1233 125 984 822 362 1296 125 1047 858 357
    list.star list-stars 1232 119 994 793 362 1291 116 1058 841 357
    livephoto own:livephoto 1258 87 1084 1083 352 1294 87 1119 1118 352
    location cursor 1089 56 976 970 351 1160 50 1060 1056 346
    location.circle cursor-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    location.circle.fill cursor-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    location.fill cursor-fill 1093 62 968 964 349 1162 54 1055 1053 346
    location.magnifyingglass own:location-magnifyingglass 1178 112 954 963 352 1206 112 981 990 352
    location.north own:location-north 972 100 773 1015 368 1031 100 832 1070 365
    location.north.circle own:location-north-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    location.north.circle.fill own:location-north-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    location.north.fill own:location-north-fill 972 100 773 1015 368 1031 100 832 1070 365
    location.slash own:location-slash 1076 56 976 970 351 1147 50 1060 1056 346
    location.slash.circle own:location-slash-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    location.slash.fill own:location-slash-fill 1076 63 968 965 349 1146 54 1055 1053 346
    location.square cursor-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    location.square.fill cursor-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    lock lock 940 137 666 957 365 987 137 713 998 365
    lock.circle lock-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    lock.circle.fill lock-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    lock.doc file-earmark-lock 1070 125 821 1047 352 1115 125 866 1074 352
    lock.doc.fill file-earmark-lock-fill 1070 125 821 1047 352 1115 125 866 1074 352
    lock.fill lock-fill 940 137 666 957 365 987 137 713 998 365
    lock.open unlock 1253 125 1004 956 365 1273 125 1024 1002 367
    lock.open.fill unlock-fill 1253 125 1004 956 365 1273 125 1024 1002 367
    lock.shield shield-lock 1084 125 812 986 340 1121 125 848 1006 342
    lock.shield.fill shield-lock-fill 1072 125 799 970 345 1106 125 833 988 345
    lock.square lock-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    lock.square.fill lock-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    lungs lungs 1536 99 1338 943 352 1631 94 1443 993 349
    lungs.fill lungs-fill 1536 99 1338 943 352 1622 96 1430 975 352
    macwindow window 1400 125 1151 899 352 1414 125 1165 934 352
    magazine journal 1104 125 855 1144 353 1154 125 905 1181 353
    magazine.fill journal 1104 125 855 1144 353 1154 125 905 1180 352
    magnet magnet
    magnet.fill magnet-fill
    magnifyingglass search 1178 112 954 963 352 1206 112 981 990 352
    magnifyingglass.circle search@ring 1170 87 996 996 353 1206 87 1031 1031 353
    magnifyingglass.circle.fill search@disc 1170 87 996 996 353 1206 87 1031 1031 353
    map map 1265 125 1016 963 352 1291 125 1042 991 344
    map.circle map-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    map.circle.fill map-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    map.fill map-fill 1265 125 1016 956 353 1300 125 1050 981 343
    mappin own:mappin 941 287 366 1037 370 979 279 420 1083 382
    mappin.and.ellipse geo 1102 87 927 1072 352 1266 87 1092 1132 358
    mappin.and.ellipse.circle geo@ring 1170 87 996 996 353 1206 87 1031 1031 353
    mappin.and.ellipse.circle.fill geo@disc 1170 87 996 996 352 1206 87 1031 1031 352
    mappin.and.ellipse.fill geo 1102 87 927 1072 352 1266 87 1092 1132 358
    mappin.circle own:mappin@ring 1170 87 996 996 353 1206 87 1031 1031 353
    mappin.circle.fill own:mappin@disc 1170 87 996 996 352 1206 87 1031 1031 352
    mappin.square own:mappin@frame 1148 125 899 899 352 1182 125 933 934 352
    mappin.square.fill own:mappin@tile 1148 125 899 899 352 1182 125 933 934 352
    medal award 1177 122 933 1111 348 1246 121 1004 1164 347
    medal.fill award-fill 1178 122 934 1102 352 1229 120 989 1147 350
    megaphone megaphone 1336 125 1087 1040 349 1402 125 1152 1082 350
    megaphone.fill megaphone-fill 1336 125 1087 1041 353 1402 125 1152 1086 352
    memorychip memory 1295 125 1046 849 352 1300 125 1051 880 352
    memorychip.fill memory 1295 125 1046 849 352 1300 125 1051 880 352
    menubar.rectangle own:menubar-rectangle 1400 125 1151 899 352 1414 125 1165 934 352
    message chat 1282 87 1107 1023 352 1318 87 1142 1058 352
    message.circle chat-fill@ring 1170 87 996 996 352 1206 87 1031 1031 352
    message.circle.fill chat-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    message.fill chat-fill 1282 87 1107 1018 352 1318 87 1142 1053 352
    mic mic 995 148 699 1045 387 1099 141 818 1125 379
    mic.circle mic-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    mic.circle.fill mic-fill@disc 1170 87 996 995 353 1206 87 1031 1031 352
    mic.fill mic-fill 995 148 699 1040 384 1099 141 818 1124 378
    mic.slash mic-mute 995 33 944 1045 387 1100 53 1037 1152 392
    mic.slash.circle mic-mute-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    mic.slash.circle.fill mic-mute-fill@disc 1170 87 996 995 353 1206 87 1031 1031 352
    mic.slash.fill mic-mute-fill 995 33 944 1040 384 1100 53 1037 1149 391
    mic.square mic-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    mic.square.fill mic-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    microbe virus 1197 87 1023 1023 353 1207 87 1032 1032 353
    microbe.circle virus@ring 1170 87 996 996 353 1206 87 1031 1031 353
    microbe.circle.fill virus@disc 1170 87 996 996 353 1206 87 1031 1031 353
    microbe.fill virus 1197 87 1023 1023 353 1207 87 1032 1032 353
    minus own:minus 1055 125 805 88 352 1085 125 835 148 352
    minus.circle dash-circle 1170 87 996 996 353 1206 87 1031 1031 353
    minus.circle.fill dash-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    minus.magnifyingglass zoom-out 1178 112 954 963 352 1206 112 981 990 352
    minus.square dash-square 1148 125 899 899 352 1182 125 933 934 352
    minus.square.fill dash-square-fill 1148 125 899 899 352 1182 125 933 934 352
    moon moon 1164 87 990 996 358 1185 87 1010 1013 358
    moon.circle moon-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    moon.circle.fill moon-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    moon.fill moon-fill 1164 87 990 996 358 1185 87 1010 1012 358
    moon.stars own:moon-stars 1116 125 977 1017 390 1193 128 1046 1109 402
    moon.stars.circle own:moon-stars@ring 1170 87 996 996 353 1206 87 1031 1031 353
    moon.stars.circle.fill own:moon-stars-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    moon.stars.fill own:moon-stars 1116 125 977 1014 392 1193 128 1046 1107 403
    moon.zzz own:moon-zzz 1118 110 935 1113 401 1201 101 1038 1186 393
    moon.zzz.fill own:moon-zzz 1116 102 943 1113 387 1193 95 1043 1186 386
    moonphase.first.quarter own:moonphase-first-quarter 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.first.quarter.inverse own:moonphase-last-quarter 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.full.moon own:moonphase-full-moon 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.full.moon.inverse own:moonphase-new-moon 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.last.quarter own:moonphase-last-quarter 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.last.quarter.inverse own:moonphase-first-quarter 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.new.moon own:moonphase-new-moon 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.new.moon.inverse own:moonphase-full-moon 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waning.crescent own:moonphase-waning-crescent 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waning.crescent.inverse own:moonphase-waxing-gibbous 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waning.gibbous own:moonphase-waning-gibbous 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waning.gibbous.inverse own:moonphase-waxing-crescent 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waxing.crescent own:moonphase-waxing-crescent 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waxing.crescent.inverse own:moonphase-waning-gibbous 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waxing.gibbous own:moonphase-waxing-gibbous 1170 87 996 996 353 1206 87 1031 1031 353
    moonphase.waxing.gibbous.inverse own:moonphase-waning-crescent 1170 87 996 996 353 1206 87 1031 1031 353
    moonrise own:moonrise 1500 125 1251 1019 353 1500 125 1251 1047 353
    moonrise.circle own:moonrise@ring 1170 87 996 996 353 1206 87 1031 1031 353
    moonset own:moonset 1500 125 1251 1019 353 1500 125 1251 1047 353
    moonset.circle own:moonset@ring 1170 87 996 996 353 1206 87 1031 1031 353
    mountain.2 own:mountain-2 1913 75 1763 879 352 1983 68 1846 916 352
    mountain.2.circle own:mountain-2@ring 1170 87 996 996 353 1206 87 1031 1031 353
    mountain.2.circle.fill own:mountain-2@disc 1170 87 996 996 352 1206 87 1031 1031 352
    mountain.2.fill own:mountain-2 1913 75 1763 879 352 1983 68 1846 916 352
    mug own:mug 1186 125 936 1032 353 1278 125 1028 1104 353
    mug.fill own:mug-fill 1186 125 936 1032 353 1278 125 1028 1104 353
    multiply x-lg 899 120 658 658 352 932 117 698 698 352
    multiply.circle x-circle 1170 87 996 996 353 1206 87 1031 1031 353
    multiply.circle.fill x-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    multiply.square x-square 1148 125 899 899 352 1182 125 933 934 352
    multiply.square.fill x-square-fill 1148 125 899 899 352 1182 125 933 934 352
    music.note own:music-note 844 125 595 985 343 882 125 633 1016 346
    music.note.circle own:music-note@ring 1170 87 996 996 353 1206 87 1031 1031 353
    music.note.circle.fill own:music-note@disc 1170 87 996 996 353 1206 87 1031 1031 353
    music.note.list music-note-list 1244 125 995 985 343 1276 125 1027 1016 346
    music.quarternote.3 music-note-beamed 1373 125 1124 973 353 1408 125 1159 1006 353
    network diagram-3 1170 87 996 996 353 1206 87 1031 1031 353
    newspaper newspaper 1359 125 1110 1047 352 1422 125 1173 1074 352
    newspaper.circle newspaper@ring 1170 87 996 996 353 1206 87 1031 1031 353
    newspaper.circle.fill newspaper@disc 1170 87 996 996 352 1206 87 1031 1031 352
    newspaper.fill newspaper 1340 125 1090 1047 352 1382 125 1132 1074 352
    nosign slash-circle 1170 87 996 996 353 1206 87 1031 1031 353
    note sticky 1222 125 973 899 352 1274 125 1025 934 352
    note.fill sticky-fill
    note.text card-text 1222 125 973 899 352 1274 125 1025 934 352
    number hash 1124 125 875 951 351 1136 125 887 962 353
    number.circle hash@ring 1170 87 996 996 353 1206 87 1031 1031 353
    number.circle.fill hash@disc 1170 87 996 996 353 1206 87 1031 1031 353
    number.square hash@frame 1148 125 899 899 352 1182 125 933 934 352
    number.square.fill hash@tile 1148 125 899 899 352 1182 125 933 934 352
    octagon octagon 1252 125 1003 965 352 1304 125 1055 1011 352
    octagon.fill octagon-fill 1252 125 1003 965 352 1304 125 1055 1011 352
    opticaldisc disc 1170 87 996 996 353 1206 87 1031 1031 353
    opticaldisc.fill disc-fill 1170 87 996 996 353 1206 87 1031 1031 352
    option option 1246 125 997 895 352 1272 125 1023 897 352
    oven own:oven 1264 125 1015 842 353 1329 125 1080 933 353
    oven.fill own:oven-fill 1225 125 976 842 353 1307 125 1058 933 353
    p.circle p-circle 1170 87 996 996 353 1206 87 1031 1031 353
    p.circle.fill p-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    p.square p-square 1148 125 899 899 352 1182 125 933 934 352
    p.square.fill p-square-fill 1148 125 899 899 352 1182 125 933 934 352
    paintbrush brush 1256 92 1073 1204 353 1301 89 1122 1258 350
    paintbrush.fill brush-fill 1250 93 1065 1199 356 1283 91 1101 1240 356
    paintbrush.pointed brush 1334 104 1126 1080 349 1426 102 1223 1174 358
    paintbrush.pointed.fill brush-fill 1318 105 1107 1061 348 1410 102 1206 1151 356
    paintbucket paint-bucket
    paintpalette palette 1350 87 1176 978 357 1442 87 1267 1059 356
    paintpalette.fill palette-fill 1350 87 1176 978 357 1418 87 1243 1038 356
    paperclip own:paperclip 1145 79 987 1104 341 1196 77 1041 1161 343
    paperclip.circle own:paperclip@ring 1170 87 996 996 353 1206 87 1031 1031 353
    paperplane send 1222 75 1023 1023 324 1252 75 1052 1052 324
    paperplane.circle send-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    paperplane.circle.fill send-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    paperplane.fill send-fill 1222 75 1023 1023 329 1252 75 1052 1053 327
    paragraphsign paragraph 966 87 754 911 346 1061 87 849 974 332
    parkingsign own:parkingsign 867 125 618 925 351 972 125 723 978 351
    parkingsign.circle own:parkingsign@ring 1170 87 996 996 353 1206 87 1031 1031 353
    parkingsign.circle.fill own:parkingsign@disc 1170 87 996 996 353 1206 87 1031 1031 353
    parkingsign.square own:parkingsign@frame 1148 125 899 899 352 1183 125 933 934 352
    parkingsign.square.fill own:parkingsign@tile 1148 125 899 899 352 1183 125 933 934 352
    party.popper own:party-popper 1462 101 1260 1223 353 1530 93 1343 1290 352
    party.popper.fill own:party-popper 1462 101 1260 1223 353 1530 93 1343 1290 352
    pause pause 655 125 406 807 353 767 125 500 880 353
    pause.circle pause-circle 1170 87 996 996 353 1206 87 1031 1031 353
    pause.circle.fill pause-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    pause.fill pause-fill 845 125 596 807 353 921 125 672 880 353
    pawprint own:pawprint 1305 125 1055 1034 353 1366 125 1117 1088 353
    pawprint.circle own:pawprint@ring 1170 87 996 996 353 1206 87 1031 1031 353
    pawprint.circle.fill own:pawprint@disc 1170 87 996 996 353 1206 87 1031 1031 353
    pawprint.fill own:pawprint 1276 125 1027 999 353 1339 125 1090 1058 353
    peacesign peace 1170 87 996 996 353 1206 87 1031 1031 353
    pencil pencil 1006 109 788 783 353 1098 106 885 883 353
    pencil.and.outline pen 1160 87 1007 1035 364 1220 87 1067 1107 356
    pencil.circle pencil@ring 1170 87 996 996 353 1206 87 1031 1031 353
    pencil.circle.fill pencil@disc 1170 87 996 996 352 1206 87 1031 1031 352
    pencil.line pencil-square 1150 109 929 783 353 1267 106 1048 883 353
    pentagon pentagon 1306 112 1083 1044 352 1351 109 1132 1079 352
    pentagon.fill pentagon-fill 1306 112 1083 1044 352 1351 109 1132 1079 352
    percent percent 1141 125 892 942 353 1282 125 1033 949 353
    person person 1102 125 853 904 353 1117 125 868 925 353
    person.2 people 1609 125 1360 904 353 1633 125 1384 926 352
    person.2.circle people-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    person.2.circle.fill people-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    person.2.fill people-fill 1580 125 1331 878 353 1594 125 1345 891 353
    person.3 own:person-3 2115 125 1867 904 353 2149 125 1900 926 352
    person.3.fill own:person-3-fill 2089 125 1840 878 353 2108 125 1859 891 353
    person.badge.minus person-dash 1102 125 1091 1067 271 1117 125 1105 1081 275
    person.badge.plus person-add 1102 125 1091 1067 271 1117 125 1105 1081 275
    person.circle person-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    person.circle.fill person-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    person.crop.circle person-circle 1170 87 996 996 353 1206 87 1031 1031 353
    person.crop.circle.badge.checkmark own:person-crop-circle-badge-checkmark 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.badge.exclamationmark own:person-crop-circle-badge-exclamationmark 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.badge.exclamationmark.fill own:person-crop-circle-badge-exclamationmark-fill 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.badge.minus own:person-crop-circle-badge-minus 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.badge.plus own:person-crop-circle-badge-plus 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.badge.xmark own:person-crop-circle-badge-xmark 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.fill own:person-crop-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    person.crop.circle.fill.badge.checkmark own:person-crop-circle-fill-badge-checkmark 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.fill.badge.minus own:person-crop-circle-fill-badge-minus 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.fill.badge.plus own:person-crop-circle-fill-badge-plus 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.circle.fill.badge.xmark own:person-crop-circle-fill-badge-xmark 1170 -98 1181 1001 350 1206 -86 1204 1031 352
    person.crop.square person-square 1148 125 899 899 352 1182 125 933 934 352
    person.crop.square.fill own:person-crop-square-fill 1148 125 899 899 352 1182 125 933 934 352
    person.fill person-fill 1071 125 822 878 353 1080 125 831 891 353
    person.fill.badge.minus person-fill-dash 1071 125 1074 1054 265 1080 125 1086 1063 267
    person.fill.badge.plus person-fill-add 1071 125 1074 1054 265 1080 125 1086 1063 267
    person.fill.checkmark person-fill-check 1444 125 1195 878 353 1446 125 1196 891 353
    person.fill.xmark person-fill-x 1442 125 1192 878 353 1435 125 1186 891 353
    person.slash person-slash 1101 80 978 979 361 1115 70 1013 1012 361
    person.text.rectangle person-vcard 1400 125 1151 899 352 1414 125 1165 934 352
    person.text.rectangle.fill person-vcard-fill 1400 125 1151 899 352 1414 125 1165 934 352
    phone telephone 1179 112 954 954 353 1224 112 1001 995 353
    phone.arrow.down.left telephone-inbound 1184 112 957 954 353 1227 112 1001 995 353
    phone.arrow.down.left.fill telephone-inbound-fill 1153 112 926 912 353 1188 112 958 954 353
    phone.arrow.up.right telephone-outbound 1184 112 957 954 353 1227 112 1001 995 353
    phone.arrow.up.right.circle telephone-outbound-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    phone.arrow.up.right.circle.fill telephone-outbound-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    phone.arrow.up.right.fill telephone-outbound-fill 1153 112 926 912 353 1188 112 958 954 353
    phone.badge.plus telephone-plus 1179 15 1050 1067 295 1224 7 1106 1108 296
    phone.circle telephone-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    phone.circle.fill telephone-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    phone.down own:phone-down 1328 87 1153 471 352 1399 87 1224 520 353
    phone.down.circle own:phone-down-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    phone.down.circle.fill own:phone-down-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    phone.down.fill own:phone-down-fill 1328 87 1153 419 352 1383 87 1209 440 352
    phone.fill telephone-fill 1134 112 910 912 353 1180 112 955 954 353
    phone.fill.badge.plus telephone-plus-fill 1001 -21 1043 1048 285 1042 -25 1093 1088 286
    photo image 1400 125 1151 899 352 1414 125 1165 934 352
    photo.badge.plus own:photo-badge-plus 1400 125 1360 991 306 1414 125 1360 1018 310
    photo.circle image-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    photo.circle.fill image-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    photo.fill image-fill 1400 125 1151 899 352 1414 125 1165 934 352
    photo.on.rectangle images 1463 125 1214 989 352 1516 125 1266 1055 352
    photo.on.rectangle.angled own:photo-on-rectangle-angled 1480 111 1258 1039 377 1533 109 1314 1105 377
    photo.on.rectangle.angled.fill own:photo-on-rectangle-angled-fill 1480 111 1258 1039 377 1533 109 1314 1105 377
    photo.on.rectangle.fill images 1463 125 1214 989 352 1516 125 1266 1055 352
    photo.stack images 1271 125 1022 1080 353 1296 125 1047 1150 353
    photo.stack.fill images 1271 125 1022 1080 353 1296 125 1047 1150 353
    pianokeys own:pianokeys 1400 125 1151 899 352 1414 125 1165 934 352
    pill capsule 1188 84 1020 1020 353 1250 81 1088 1089 354
    pill.circle capsule@ring 1170 87 996 996 353 1206 87 1031 1031 353
    pill.circle.fill capsule@disc 1170 87 996 996 352 1206 87 1031 1031 352
    pill.fill capsule 1180 85 1010 1010 353 1241 82 1077 1078 354
    pills capsule-pill 1356 89 1178 1034 350 1446 87 1273 1112 351
    pills.circle capsule-pill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    pills.circle.fill capsule-pill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    pills.fill capsule-pill 1351 89 1173 1004 354 1419 88 1244 1076 350
    pin own:pin 1146 194 758 1138 337 1186 196 794 1195 343
    pin.circle own:pin-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    pin.circle.fill own:pin-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    pin.fill own:pin-fill 1146 194 758 1138 337 1186 196 794 1195 343
    pin.slash own:pin-slash 1154 71 965 1138 337 1207 80 1000 1195 343
    pin.slash.fill own:pin-slash-fill 1154 71 965 1138 337 1207 80 1000 1195 343
    pin.square own:pin-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    pin.square.fill own:pin-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    play play 878 125 729 820 353 945 125 802 898 353
    play.circle play-circle 1170 87 996 996 353 1206 87 1031 1031 353
    play.circle.fill play-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    play.fill play-fill 875 125 729 820 353 943 125 802 898 353
    play.rectangle play-btn 1400 125 1151 899 352 1414 125 1165 934 352
    play.rectangle.fill play-btn-fill 1400 125 1151 899 352 1414 125 1165 934 352
    play.square play-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    play.square.fill play-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    playpause own:playpause 1494 125 1244 745 353 1657 125 1407 821 353
    playpause.circle own:playpause-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    playpause.circle.fill own:playpause-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    playpause.fill own:playpause-fill 1672 125 1423 745 353 1805 125 1556 821 353
    plus plus-lg 1055 125 805 806 353 1087 125 838 838 352
    plus.app plus-square 1149 125 900 900 352 1178 125 929 929 353
    plus.app.fill plus-square-fill 1149 125 900 900 352 1178 125 929 929 353
    plus.bubble own:plus-bubble 1325 125 1076 1010 321 1374 125 1125 1060 325
    plus.bubble.fill own:plus-bubble-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    plus.circle plus-circle 1170 87 996 996 353 1206 87 1031 1031 353
    plus.circle.fill plus-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    plus.forwardslash.minus plus-slash-minus 1173 125 924 922 352 1200 125 951 925 352
    plus.magnifyingglass zoom-in 1178 112 954 963 352 1206 112 981 990 352
    plus.square plus-square 1148 125 899 899 352 1182 125 933 934 352
    plus.square.fill plus-square-fill 1148 125 899 899 352 1182 125 933 934 352
    plus.square.on.square own:plus-square-on-square 1282 125 1033 1022 352 1350 125 1100 1089 352
    plusminus own:plusminus 840 125 591 815 352 885 125 636 901 352
    plusminus.circle own:plusminus-circle 1170 87 996 996 353 1206 87 1031 1031 353
    plusminus.circle.fill own:plusminus-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    point.topleft.down.to.point.bottomright.curvepath own:route 1108 125 859 1056 352 1167 125 918 1125 352
    point.topleft.down.to.point.bottomright.curvepath.fill own:route 1108 125 859 1056 352 1167 125 918 1125 352
    power power 1170 87 996 1024 367 1206 87 1031 1062 368
    power.circle power@ring 1170 87 996 996 353 1206 87 1031 1031 353
    power.circle.fill power@disc 1170 87 996 996 353 1206 87 1031 1031 353
    poweroutlet.type.b own:poweroutlet-type-b 1178 125 929 899 352 1216 125 967 934 352
    poweroutlet.type.b.fill own:poweroutlet-type-b-fill 1178 125 929 899 352 1216 125 967 934 352
    poweroutlet.type.b.square own:poweroutlet-type-b-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    poweroutlet.type.b.square.fill own:poweroutlet-type-b-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    powerplug own:powerplug 1467 125 1217 764 355 1478 125 1229 784 354
    powerplug.fill own:powerplug-fill 1467 125 1217 734 355 1478 125 1229 767 354
    printer printer 1352 125 1103 1051 344 1388 125 1138 1108 357
    printer.fill printer-fill 1346 125 1097 1048 343 1373 125 1124 1098 352
    puzzlepiece puzzle 1686 125 1437 943 353 1722 125 1472 979 353
    puzzlepiece.fill puzzle-fill 1663 125 1413 939 353 1727 125 1478 977 353
    qrcode qr-code 1148 125 899 899 352 1182 125 933 934 352
    qrcode.viewfinder qr-code-scan 1205 125 956 956 352 1236 125 987 988 352
    questionmark question-lg 780 125 531 930 350 834 124 585 932 347
    questionmark.bubble own:questionmark-bubble 1325 125 1076 1010 321 1374 125 1125 1060 325
    questionmark.bubble.fill own:questionmark-bubble-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    questionmark.circle question-circle 1170 87 996 996 353 1206 87 1031 1031 353
    questionmark.circle.fill question-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    questionmark.diamond question-diamond 1306 81 1144 1144 353 1348 80 1189 1188 353
    questionmark.diamond.fill question-diamond-fill 1306 81 1144 1144 353 1348 80 1189 1188 353
    questionmark.square question-square 1148 125 899 899 352 1182 125 933 934 352
    questionmark.square.fill question-square-fill 1148 125 899 899 352 1182 125 933 934 352
    quote.bubble chat-square-quote 1325 125 1076 1010 321 1374 125 1125 1060 325
    quote.bubble.fill chat-square-quote-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    quote.opening quote 1324 125 1075 676 352 1410 125 1161 716 353
    r.circle r-circle 1170 87 996 996 353 1206 87 1031 1031 353
    r.circle.fill r-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    r.square r-square 1148 125 899 899 352 1182 125 933 934 352
    r.square.fill r-square-fill 1148 125 899 899 352 1182 125 933 934 352
    radio own:radio 1400 125 1151 1121 463 1414 125 1165 1154 462
    radio.fill own:radio-fill 1400 125 1151 1121 463 1414 125 1165 1154 462
    rainbow rainbow 1601 87 1427 746 352 1642 87 1468 774 352
    record.circle record-circle 1170 87 996 996 353 1206 87 1031 1031 353
    record.circle.fill record-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    rectangle own:rectangle 1400 125 1151 899 352 1414 125 1165 934 352
    rectangle.3.group columns-gap 1624 125 1374 887 354 1671 125 1422 969 354
    rectangle.3.group.fill columns-gap 1602 125 1353 886 352 1659 125 1410 968 354
    rectangle.and.paperclip own:rectangle-and-paperclip 1427 125 1177 977 391 1422 125 1173 980 375
    rectangle.fill own:rectangle-fill 1400 125 1151 899 352 1414 125 1165 934 352
    rectangle.grid.1x2 own:rectangle-grid-1x2 1304 125 1055 899 352 1395 125 1146 1002 352
    rectangle.grid.1x2.fill own:rectangle-grid-1x2-fill 1304 125 1055 899 352 1395 125 1146 1002 352
    rectangle.grid.2x2 grid 1335 125 1086 899 352 1369 125 1120 934 352
    rectangle.grid.2x2.fill grid-fill 1335 125 1086 899 352 1369 125 1120 934 352
    rectangle.on.rectangle own:rectangle-on-rectangle 1463 125 1214 989 352 1516 125 1266 1055 353
    rectangle.on.rectangle.angled own:rectangle-on-rectangle-angled 1480 111 1258 1039 377 1533 109 1314 1105 377
    rectangle.on.rectangle.circle own:rectangle-on-rectangle@ring 1170 87 996 996 353 1206 87 1031 1031 353
    rectangle.portrait own:rectangle-portrait 1070 125 821 1047 352 1115 125 866 1074 352
    rectangle.portrait.and.arrow.forward own:rectangle-portrait-and-arrow-right 1383 125 1134 1047 352 1448 125 1199 1074 352
    rectangle.portrait.and.arrow.right own:rectangle-portrait-and-arrow-right 1383 125 1134 1047 352 1448 125 1199 1074 352
    rectangle.portrait.fill own:rectangle-portrait-fill 1070 125 821 1047 352 1115 125 866 1074 352
    rectangle.split.2x1 own:rectangle-split-2x1 1400 125 1151 899 352 1414 125 1165 934 352
    rectangle.split.3x1 layout-three-columns 1400 125 1151 899 352 1414 125 1165 934 352
    rectangle.split.3x1.fill layout-three-columns 1400 125 1151 899 352 1414 125 1165 934 352
    rectangle.stack collection 1271 125 1022 1080 353 1296 125 1047 1150 353
    rectangle.stack.badge.plus own:rectangle-stack-badge-plus 1271 -84 1234 1151 318 1296 -70 1243 1207 325
    rectangle.stack.fill collection-fill 1271 125 1022 1080 353 1296 125 1047 1150 353
    rectangle.stack.fill.badge.plus own:rectangle-stack-fill-badge-plus 1271 -123 1270 1151 318 1296 -132 1304 1207 325
    recycle recycle
    refrigerator own:refrigerator 952 125 703 1105 353 1028 125 779 1166 352
    refrigerator.fill own:refrigerator-fill 928 125 678 1105 352 1014 125 765 1166 352
    repeat repeat 1291 125 1042 868 352 1378 125 1129 979 368
    repeat.1 repeat-1 1293 125 1044 882 359 1380 125 1131 987 372
    repeat.1.circle repeat-1@ring 1170 87 996 996 353 1206 87 1031 1031 353
    repeat.1.circle.fill repeat-1@disc 1170 87 996 996 353 1206 87 1031 1031 353
    repeat.circle repeat@ring 1170 87 996 996 353 1206 87 1031 1031 353
    repeat.circle.fill repeat@disc 1170 87 996 996 353 1206 87 1031 1031 353
    return arrow-return-left 1279 125 1030 896 376 1357 125 1108 954 365
    richtext.page file-earmark-richtext 1070 125 821 1047 352 1115 125 866 1074 352
    richtext.page.fill file-earmark-richtext-fill 1070 125 821 1047 352 1115 125 866 1074 352
    road.lanes own:road-lanes 1656 117 1422 731 352 1763 114 1535 778 352
    rocket rocket
    rocket.fill rocket-fill
    rotate.left own:rotate-left 984 125 978 1077 441 1032 125 1025 1154 445
    rotate.right own:rotate-right 984 -119 978 1077 441 1032 -117 1024 1154 445
    ruler own:ruler 1443 125 1194 529 352 1514 125 1265 580 352
    ruler.fill own:ruler-fill 1443 125 1194 529 352 1514 125 1265 580 352
    safari compass 1245 125 996 996 352 1281 125 1031 1031 352
    safari.fill compass-fill 1245 125 996 996 352 1281 125 1031 1031 352
    sailboat own:sailboat 1322 125 1073 1347 353 1372 125 1123 1389 353
    sailboat.circle own:sailboat-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sailboat.circle.fill own:sailboat-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    sailboat.fill own:sailboat-fill 1322 125 1073 1347 353 1372 125 1123 1389 353
    scalemass own:scalemass 1215 107 1002 1032 353 1262 103 1055 1102 364
    scalemass.fill own:scalemass-fill 1215 107 1002 1032 353 1262 103 1055 1102 364
    scissors own:scissors 1500 125 1251 950 338 1551 125 1302 980 339
    scissors.circle own:scissors@ring 1170 87 996 996 353 1206 87 1031 1031 353
    scooter scooter 1500 125 1251 980 352 1618 125 1369 1058 353
    scope own:scope 1362 87 1187 1188 352 1380 87 1205 1206 352
    screwdriver screwdriver 1467 109 1249 1248 352 1506 108 1290 1290 352
    screwdriver.fill screwdriver 1441 109 1223 1221 352 1475 108 1259 1260 352
    scribble own:scribble 1192 96 1001 983 380 1234 94 1046 1032 390
    scroll own:scroll 1291 125 1041 1037 353 1344 125 1094 1069 352
    scroll.fill own:scroll-fill 1286 125 1037 1037 353 1341 125 1092 1069 352
    sdcard sd-card 1070 125 821 1047 352 1115 125 866 1074 352
    sdcard.fill sd-card-fill 1070 125 821 1047 352 1115 125 866 1074 352
    server.rack hdd-rack 1400 125 1151 899 352 1414 125 1165 934 352
    shield shield 1061 125 812 986 340 1097 125 848 1006 342
    shield.fill shield-fill 1048 125 799 970 345 1082 125 833 988 345
    shield.lefthalf.filled shield-shaded 1061 125 812 986 339 1097 125 848 1006 342
    shift shift 1249 100 1050 906 355 1292 100 1092 946 357
    shift.fill shift-fill 1249 100 1050 906 355 1292 100 1092 946 357
    shippingbox box-seam 1235 125 986 1077 350 1259 125 1010 1097 356
    shippingbox.circle box-seam-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    shippingbox.circle.fill box-seam-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    shippingbox.fill box-seam-fill 1240 125 990 1062 346 1261 125 1012 1075 356
    shoeprints own:shoeprints 1179 125 930 1138 352 1224 125 975 1198 351
    shoeprints.fill own:shoeprints 1179 125 930 1138 352 1224 125 975 1198 351
    shower own:shower 1041 125 792 1055 353 1114 125 865 1136 345
    shower.fill own:shower-fill 1041 125 792 1055 353 1114 125 865 1136 345
    shuffle shuffle 1375 125 1126 885 352 1484 125 1235 989 347
    shuffle.circle shuffle@ring 1170 87 996 996 353 1206 87 1031 1031 353
    shuffle.circle.fill shuffle@disc 1170 87 996 996 353 1206 87 1031 1031 353
    sidebar.leading layout-sidebar 1400 125 1151 899 352 1414 125 1165 934 352
    sidebar.left layout-sidebar 1400 125 1151 899 352 1414 125 1165 934 352
    sidebar.right layout-sidebar-reverse 1400 125 1151 899 352 1414 125 1165 934 352
    sidebar.trailing layout-sidebar-reverse 1400 125 1151 899 352 1414 125 1165 934 352
    signature own:signature 1716 125 1467 1075 264 1773 125 1524 1111 246
    signpost.right signpost 1239 125 1015 1028 353 1260 125 1036 1068 353
    signpost.right.circle signpost-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    signpost.right.circle.fill signpost-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    signpost.right.fill signpost-fill 1239 125 1015 1028 353 1260 125 1036 1068 353
    simcard sim 1070 125 821 1047 352 1115 125 866 1074 352
    simcard.fill sim-fill 1070 125 821 1047 352 1115 125 866 1074 352
    slash.circle slash-circle 1170 87 996 996 353 1206 87 1031 1031 353
    slash.circle.fill slash-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    slider.horizontal.3 sliders 1233 125 984 831 352 1296 125 1047 908 358
    smoke clouds 1298 62 1167 857 353 1354 62 1218 909 353
    smoke.circle clouds-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    smoke.circle.fill clouds-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    smoke.fill clouds-fill 1292 52 1188 852 353 1342 60 1221 906 353
    snowflake snow 1040 82 876 987 353 1076 80 915 1025 353
    snowflake.circle snow@ring 1170 87 996 996 353 1206 87 1031 1031 353
    snowflake.circle.fill snow@disc 1170 87 996 996 352 1206 87 1031 1031 352
    sofa own:sofa 1759 125 1510 857 353 1807 125 1557 898 353
    sofa.fill own:sofa-fill 1739 125 1489 857 353 1796 125 1546 898 353
    sparkle own:sparkle 1150 100 951 950 353 1214 100 1014 1014 353
    sparkle.circle own:sparkle@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sparkle.circle.fill own:sparkle@disc 1170 87 996 996 353 1206 87 1031 1031 353
    sparkles own:sparkles 1103 100 904 1113 397 1141 100 942 1138 388
    speaker volume-off 993 149 591 861 352 1055 158 630 895 352
    speaker.circle volume-off-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    speaker.circle.fill volume-off-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    speaker.fill volume-off-fill 993 149 581 861 352 1055 158 625 895 352
    speaker.slash own:speaker-slash 986 48 919 927 319 1057 55 976 975 336
    speaker.slash.circle own:speaker-slash-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    speaker.slash.fill own:speaker-slash-fill 986 48 919 927 319 1057 55 976 975 336
    speaker.square volume-off-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    speaker.square.fill volume-off-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    speaker.wave.1 volume-down 1165 149 868 861 352 1261 158 945 895 352
    speaker.wave.1.fill volume-down-fill 1165 149 868 861 352 1261 158 945 895 352
    speaker.wave.2 volume-up 1387 149 1090 861 352 1519 158 1203 895 352
    speaker.wave.2.circle volume-up-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    speaker.wave.2.circle.fill volume-up-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    speaker.wave.2.fill volume-up-fill 1387 149 1090 861 352 1519 158 1203 895 352
    speaker.wave.3 volume-up 1608 149 1310 954 353 1776 158 1460 1043 352
    speaker.wave.3.fill volume-up-fill 1608 149 1310 954 353 1776 158 1460 1043 352
    speedometer speedometer 1170 87 996 996 353 1206 87 1031 1031 353
    sportscourt own:sportscourt 1568 125 1319 899 352 1575 125 1320 934 352
    sportscourt.circle own:sportscourt-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sportscourt.circle.fill own:sportscourt-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    sportscourt.fill own:sportscourt-fill 1568 125 1319 899 352 1575 125 1320 934 352
    square square 1148 125 899 899 352 1182 125 933 934 352
    square.and.arrow.down box-arrow-in-down 1116 125 866 1044 351 1159 125 910 1077 337
    square.and.arrow.down.fill own:square-and-arrow-down-fill 1116 125 866 1044 351 1159 125 910 1077 337
    square.and.arrow.down.on.square own:square-and-arrow-down-on-square 1359 125 1110 1271 339 1420 125 1171 1322 325
    square.and.arrow.up box-arrow-up 1116 125 866 1096 378 1159 125 910 1158 378
    square.and.arrow.up.fill own:square-and-arrow-up-fill 1116 125 866 1096 378 1159 125 910 1158 378
    square.and.arrow.up.on.square own:square-and-arrow-up-on-square 1359 125 1110 1323 365 1420 125 1171 1403 365
    square.and.pencil pencil-square 1215 175 970 969 388 1240 171 998 997 384
    square.and.pencil.circle pencil-square@ring 1170 87 996 996 353 1206 87 1031 1031 353
    square.and.pencil.circle.fill pencil-square@disc 1170 87 996 996 352 1206 87 1031 1031 352
    square.badge.plus own:square-badge-plus 1148 -84 1107 991 306 1182 -70 1128 1018 310
    square.badge.plus.fill own:square-badge-plus-fill 1148 -123 1146 991 306 1182 -133 1190 1017 310
    square.dashed own:square-dashed 1148 125 899 899 352 1182 125 933 934 352
    square.fill square-fill 1148 125 899 899 352 1182 125 933 934 352
    square.grid.2x2 grid 1148 125 899 899 352 1182 125 933 934 352
    square.grid.2x2.fill grid-fill 1148 125 899 899 352 1182 125 933 934 352
    square.grid.3x2 grid-3x2-gap 1638 125 1388 899 352 1683 125 1434 934 352
    square.grid.3x2.fill grid-3x2-gap-fill 1638 125 1388 899 352 1683 125 1434 934 352
    square.grid.3x3 grid-3x3 1206 125 957 938 353 1305 125 1056 1035 353
    square.grid.3x3.fill grid-3x3-gap-fill 1206 125 957 938 353 1305 125 1056 1035 353
    square.lefthalf.filled square-half 1148 125 899 899 352 1182 125 933 934 352
    square.on.square own:square-on-square 1282 125 1033 1022 352 1350 125 1100 1089 352
    square.split.2x1 layout-split 1148 125 899 899 352 1182 125 933 934 352
    square.stack front 1104 125 856 1133 352 1142 125 893 1196 352
    square.stack.3d.up layers 1241 122 998 1084 341 1266 117 1033 1142 347
    square.stack.3d.up.fill layers-fill 1241 122 998 1084 341 1266 117 1033 1142 347
    square.stack.fill front 1104 125 856 1133 352 1142 125 893 1196 352
    square.text.square own:square-text-square 1148 125 899 899 352 1182 125 933 934 352
    square.text.square.fill own:square-text-square-fill 1148 125 899 899 352 1182 125 933 934 352
    stairs own:stairs 1189 125 940 940 353 1231 125 982 982 353
    star star 1284 94 1096 1043 384 1324 92 1140 1084 388
    star.bubble own:star-bubble 1325 125 1076 1010 321 1374 125 1125 1060 325
    star.bubble.fill own:star-bubble-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    star.circle star-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    star.circle.fill star-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    star.fill star-fill 1284 94 1096 1043 384 1324 92 1140 1084 388
    star.leadinghalf.filled star-half 1284 94 1096 1043 384 1324 92 1140 1084 388
    star.slash own:star-slash 1284 94 1096 1043 384 1324 92 1140 1084 388
    star.slash.fill own:star-slash-fill 1284 94 1096 1043 384 1324 92 1140 1084 388
    star.square star-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    star.square.fill star-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    staroflife asterisk 1132 87 957 1033 352 1180 87 1005 1070 352
    staroflife.circle asterisk@ring 1170 87 996 996 353 1206 87 1031 1031 353
    staroflife.circle.fill asterisk@disc 1170 87 996 996 352 1206 87 1031 1031 352
    staroflife.fill asterisk 1107 87 932 1022 352 1158 88 982 1063 352
    steeringwheel own:steeringwheel 1170 87 996 996 353 1206 87 1031 1031 352
    steeringwheel.circle own:steeringwheel@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sterlingsign currency-pound 931 127 677 867 354 966 127 711 871 351
    sterlingsign.circle currency-pound@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sterlingsign.circle.fill currency-pound@disc 1170 87 996 996 352 1206 87 1031 1031 353
    sterlingsign.square currency-pound@frame 1148 125 899 899 352 1182 125 933 934 352
    sterlingsign.square.fill currency-pound@tile 1148 125 899 899 352 1182 125 933 934 352
    stethoscope own:stethoscope 1499 125 1306 1056 344 1559 125 1366 1098 340
    stethoscope.circle own:stethoscope@ring 1170 87 996 996 353 1206 87 1031 1031 353
    stop stop 1044 125 795 795 353 1088 125 839 839 352
    stop.circle stop-circle 1170 87 996 996 353 1206 87 1031 1031 353
    stop.circle.fill stop-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    stop.fill stop-fill 1044 125 795 795 353 1088 125 839 839 352
    stopwatch stopwatch 1170 87 996 1094 402 1206 87 1031 1143 408
    stopwatch.fill stopwatch-fill 1170 87 996 1094 402 1206 87 1031 1143 408
    storefront shop 1371 125 1122 1070 353 1419 125 1170 1131 353
    storefront.circle shop@ring 1170 87 996 996 353 1206 87 1031 1031 353
    storefront.circle.fill shop@disc 1170 87 996 996 353 1206 87 1031 1031 353
    storefront.fill shop 1318 125 1069 1070 353 1390 125 1140 1131 353
    strikethrough type-strikethrough 1055 125 806 723 352 1125 125 876 746 352
    suit.club suit-club 1105 87 931 918 355 1178 87 1004 975 348
    suit.club.fill suit-club-fill 1095 87 920 915 354 1150 87 976 968 344
    suit.diamond suit-diamond 959 100 760 1000 353 1001 100 801 1036 353
    suit.diamond.fill suit-diamond-fill 959 100 760 1000 353 1001 100 801 1036 353
    suit.heart suit-heart 1219 125 970 896 338 1265 125 1016 943 338
    suit.heart.fill suit-heart-fill 1219 125 970 896 338 1265 125 1016 943 338
    suit.spade suit-spade 1090 87 916 937 365 1148 87 974 1007 363
    suit.spade.fill suit-spade-fill 1090 87 916 946 369 1148 87 974 1012 366
    suitcase briefcase 1379 125 1130 946 353 1446 125 1197 1015 353
    suitcase.circle briefcase-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    suitcase.circle.fill briefcase-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    suitcase.fill briefcase-fill 1379 125 1130 946 353 1446 125 1197 1015 353
    sun.dust own:sun-haze 1376 125 1126 1175 353 1376 125 1126 1177 353
    sun.dust.circle own:sun-haze@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sun.dust.fill own:sun-haze 1376 125 1126 1175 353 1376 125 1126 1177 353
    sun.haze own:sun-haze 1376 125 1126 1155 363 1376 125 1126 1158 362
    sun.haze.circle own:sun-haze@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sun.haze.fill own:sun-haze 1376 125 1126 1155 363 1376 125 1126 1158 362
    sun.horizon own:sun-horizon 1500 125 1251 796 390 1500 125 1251 819 384
    sun.horizon.circle own:sun-horizon@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sun.horizon.fill own:sun-horizon 1500 125 1251 798 391 1500 125 1251 821 385
    sun.max own:sun 1230 87 1056 1058 353 1313 87 1138 1138 353
    sun.max.circle own:sun@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sun.max.circle.fill own:sun-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    sun.max.fill own:sun 1230 87 1056 1058 353 1313 87 1138 1138 353
    sun.min own:sun 1141 87 966 966 353 1186 87 1012 1012 353
    sun.min.fill own:sun 1141 87 966 966 353 1186 87 1012 1012 353
    sunglasses sunglasses 1683 87 1509 508 353 1794 87 1620 565 353
    sunglasses.fill sunglasses 1683 87 1509 508 353 1794 87 1620 565 353
    sunrise sunrise 1500 125 1251 1019 353 1500 125 1251 1047 353
    sunrise.circle sunrise-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sunrise.circle.fill sunrise-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    sunrise.fill sunrise-fill 1500 125 1251 1019 353 1500 125 1251 1047 353
    sunset sunset 1500 125 1251 1019 353 1500 125 1251 1047 353
    sunset.circle sunset-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    sunset.circle.fill sunset-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    sunset.fill sunset-fill 1500 125 1251 1019 353 1500 125 1251 1047 353
    switch.2 toggles 1180 125 931 922 353 1211 125 962 997 353
    syringe own:syringe 1341 108 1125 1108 353 1440 107 1227 1211 360
    syringe.fill own:syringe-fill 1341 108 1125 1108 353 1440 107 1227 1211 359
    tablecells table 1400 125 1151 899 352 1414 125 1165 934 352
    tablecells.fill table 1400 125 1151 899 352 1414 125 1165 934 352
    tag tag 1315 112 1091 1090 328 1369 112 1145 1146 312
    tag.circle tag-fill@ring 1170 87 996 995 353 1206 87 1031 1031 352
    tag.circle.fill tag-fill@disc 1170 87 996 995 352 1206 87 1031 1031 352
    tag.fill tag-fill 1315 112 1091 1090 328 1369 112 1145 1146 312
    tag.square tag-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    tag.square.fill tag-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    takeoutbag.and.cup.and.straw cup-straw 1479 125 1232 1136 353 1524 125 1284 1178 352
    takeoutbag.and.cup.and.straw.fill cup-straw 1479 125 1232 1136 353 1524 125 1284 1178 352
    target bullseye 1170 87 996 996 353 1206 87 1031 1031 353
    tennisball own:tennisball 1170 87 996 996 353 1206 87 1031 1031 353
    tennisball.circle own:tennisball-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tennisball.circle.fill own:tennisball-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    tennisball.fill own:tennisball-fill 1170 87 996 996 353 1206 87 1031 1031 353
    tent own:tent 1664 100 1465 1007 352 1736 100 1537 1063 352
    tent.circle own:tent-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tent.fill own:tent-fill 1664 100 1465 1007 352 1736 100 1537 1063 352
    terminal terminal 1400 125 1151 899 352 1414 125 1165 934 352
    terminal.fill terminal-fill 1400 125 1151 899 352 1414 125 1165 934 352
    testtube.2 own:testtube-2 1249 125 1000 1023 353 1383 125 1134 1086 353
    text.aligncenter text-center 1233 125 984 845 353 1296 125 1047 884 353
    text.alignleft text-left 1233 125 984 845 353 1296 125 1047 884 353
    text.alignright text-right 1233 125 984 845 353 1296 125 1047 884 353
    text.badge.checkmark own:text-badge-checkmark 1233 125 984 923 391 1296 125 1047 953 387
    text.badge.minus own:text-badge-minus 1233 125 984 923 391 1296 125 1047 953 387
    text.badge.plus own:text-badge-plus 1233 125 984 923 391 1296 125 1047 953 387
    text.badge.star own:text-badge-star 1233 125 984 923 391 1296 125 1047 953 387
    text.badge.xmark own:text-badge-xmark 1233 125 984 923 391 1296 125 1047 953 387
    text.book.closed own:text-book-closed 1070 125 821 1046 352 1116 125 866 1074 352
    text.book.closed.fill own:text-book-closed-fill 1070 125 821 1046 352 1116 125 866 1074 352
    text.bubble chat-left-text 1325 125 1076 1010 321 1374 125 1125 1060 325
    text.bubble.fill chat-left-text-fill 1325 125 1076 1013 320 1374 125 1125 1062 324
    text.document file-earmark-text 1070 125 821 1047 352 1115 125 866 1074 352
    text.document.fill file-earmark-text-fill 1070 125 821 1047 352 1115 125 866 1074 352
    text.justify justify 1233 125 984 845 353 1296 125 1047 884 353
    text.page file-text 1070 125 821 1047 352 1115 125 866 1074 352
    text.page.fill file-text-fill 1070 125 821 1047 352 1115 125 866 1074 352
    text.quote blockquote-left 1233 125 984 845 353 1296 125 1047 885 353
    textformat type 1368 125 1119 722 352 1480 125 1232 754 352
    textformat.123 123 1739 125 1490 722 353 1910 125 1661 748 352
    textformat.abc own:textformat-abc 1761 125 1512 721 352 1917 125 1668 745 351
    textformat.size own:textformat-size 1361 125 1112 721 353 1500 125 1251 752 352
    thermometer own:thermometer 884 125 635 1084 353 960 125 710 1126 353
    thermometer.high own:thermometer-high 760 125 635 1084 353 823 125 710 1126 353
    thermometer.low own:thermometer-low 760 125 635 1084 353 823 125 710 1126 353
    thermometer.medium own:thermometer 760 125 635 1084 353 823 125 710 1126 353
    thermometer.medium.slash own:thermometer-medium-slash 879 15 850 1084 353 918 10 898 1126 353
    thermometer.snowflake thermometer-snow 1087 87 912 1125 373 1152 87 978 1136 357
    thermometer.snowflake.circle thermometer-snow@ring 1170 87 996 996 353 1206 87 1031 1031 353
    thermometer.snowflake.circle.fill thermometer-snow@disc 1170 87 996 996 352 1206 87 1031 1031 352
    thermometer.sun thermometer-sun 1242 125 992 1257 439 1314 125 1064 1311 445
    thermometer.sun.circle thermometer-sun@ring 1170 87 996 996 353 1206 87 1031 1031 353
    thermometer.sun.circle.fill thermometer-sun@disc 1170 87 996 996 352 1206 87 1031 1031 352
    thermometer.sun.fill thermometer-sun 1242 125 992 1257 439 1314 125 1064 1311 445
    ticket ticket-perforated 1456 125 1207 845 353 1514 125 1265 904 353
    ticket.circle ticket-perforated-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    ticket.circle.fill ticket-perforated-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    ticket.fill ticket-perforated-fill 1456 125 1207 845 353 1514 125 1265 904 353
    timer own:timer 1170 87 996 996 353 1206 87 1031 1031 353
    timer.circle own:timer@ring 1170 87 996 996 353 1206 87 1031 1031 353
    timer.circle.fill own:timer-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    tornado tornado 1101 87 926 1074 366 1162 87 988 1168 371
    tornado.circle tornado@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tornado.circle.fill tornado@disc 1170 87 996 996 352 1206 87 1031 1031 352
    touchid fingerprint 1325 125 1076 1058 352 1361 125 1111 1093 352
    train.side.front.car train-freight-front 1588 125 1339 775 352 1652 125 1403 816 352
    tram own:tram 1136 125 886 1225 355 1218 125 969 1333 354
    tram.circle own:tram-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tram.fill own:tram-fill 1070 125 821 1210 347 1181 125 932 1324 350
    translate translate
    trash trash3 1094 75 945 1087 396 1142 75 993 1127 401
    trash.circle trash3-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    trash.circle.fill trash3-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    trash.fill trash3-fill 1094 75 945 1087 396 1142 75 993 1127 401
    trash.slash own:trash-slash 1095 71 952 1087 396 1143 71 1001 1127 401
    trash.slash.circle own:trash-slash-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    trash.slash.fill own:trash-slash-fill 1095 71 952 1087 396 1143 71 1001 1127 401
    trash.square trash3-fill@frame 1148 125 899 899 352 1182 125 933 934 352
    trash.square.fill trash3-fill@tile 1148 125 899 899 352 1182 125 933 934 352
    tray inbox 1400 125 1151 834 352 1414 125 1176 885 352
    tray.2 inboxes 1400 125 1151 1118 353 1415 125 1176 1130 353
    tray.2.fill inboxes-fill 1400 125 1151 1116 352 1415 125 1176 1128 352
    tray.and.arrow.down own:tray-and-arrow-down 1400 125 1151 1123 399 1414 125 1176 1173 392
    tray.and.arrow.down.fill own:tray-and-arrow-down-fill 1400 125 1151 1123 399 1414 125 1176 1173 392
    tray.and.arrow.up own:tray-and-arrow-up 1400 125 1151 1151 413 1414 125 1176 1214 413
    tray.and.arrow.up.fill own:tray-and-arrow-up-fill 1400 125 1151 1151 413 1414 125 1176 1214 413
    tray.circle inbox-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tray.circle.fill inbox-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    tray.fill inbox-fill 1400 125 1151 834 352 1414 125 1176 885 352
    tray.full inboxes 1400 125 1151 834 352 1414 125 1176 885 352
    tray.full.fill inboxes-fill 1400 125 1151 834 352 1414 125 1176 885 352
    tree own:tree 1512 125 1263 1274 349 1538 125 1289 1295 348
    tree.circle own:tree-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tree.circle.fill own:tree-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    tree.fill own:tree-fill 1512 125 1263 1274 349 1538 125 1289 1295 348
    triangle triangle 1223 100 1023 928 355 1246 100 1047 953 349
    triangle.fill triangle-fill 1223 100 1023 928 355 1246 100 1047 954 349
    trophy trophy 1204 125 955 1070 353 1266 125 1017 1114 353
    trophy.circle trophy-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    trophy.circle.fill trophy-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    trophy.fill trophy-fill 1204 125 955 1070 353 1266 125 1017 1114 353
    tropicalstorm tropical-storm 797 87 622 1018 353 839 87 664 1092 353
    tropicalstorm.circle tropical-storm@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tropicalstorm.circle.fill tropical-storm@disc 1170 87 996 996 352 1206 87 1031 1031 352
    truck.box own:truck-box 1670 125 1421 1042 336 1791 125 1542 1123 343
    truck.box.fill own:truck-box-fill 1670 125 1421 1026 344 1791 125 1542 1114 348
    tshirt own:tshirt 1540 116 1307 1071 353 1582 115 1352 1124 353
    tshirt.circle own:tshirt@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tshirt.circle.fill own:tshirt@disc 1170 87 996 996 353 1206 87 1031 1031 353
    tshirt.fill own:tshirt 1535 117 1301 1066 352 1574 115 1344 1115 352
    tv tv 1470 125 1220 976 353 1517 125 1268 1050 353
    tv.circle tv-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    tv.circle.fill tv-fill@disc 1170 87 996 996 353 1206 87 1031 1031 353
    tv.fill tv-fill 1470 125 1220 975 353 1517 125 1268 1050 353
    umbrella umbrella 1222 125 973 1129 365 1250 125 1001 1162 370
    umbrella.circle umbrella-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    umbrella.circle.fill umbrella-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    umbrella.fill umbrella-fill 1222 125 973 1129 365 1250 125 1001 1162 370
    underline type-underline 818 125 569 873 277 867 125 618 911 270
    video camera-video 1457 125 1208 803 352 1493 125 1243 838 352
    video.fill camera-video-fill 1448 125 1199 793 352 1484 125 1234 828 352
    video.slash camera-video-off 1598 125 1349 1173 352 1634 125 1384 1208 352
    video.slash.fill camera-video-off-fill 1616 125 1366 1173 352 1652 125 1401 1208 352
    viewfinder own:viewfinder 1205 125 956 956 352 1236 125 987 988 352
    viewfinder.circle own:viewfinder@ring 1170 87 996 996 353 1206 87 1031 1031 352
    wallet.pass wallet2 1070 125 821 1047 352 1115 125 866 1074 352
    wallet.pass.fill wallet2 1070 125 821 1047 352 1115 125 866 1074 352
    wand.and.rays magic 1214 87 1040 1041 354 1304 87 1130 1129 354
    wand.and.stars magic 1237 87 1063 980 352 1296 87 1121 1043 359
    washer own:washer 1211 125 961 1026 357 1318 125 1069 1102 355
    washer.circle own:washer-fill@ring 1170 87 996 996 353 1206 87 1031 1031 353
    washer.circle.fill own:washer-fill@disc 1170 87 996 996 352 1206 87 1031 1031 352
    washer.fill own:washer-fill 1211 125 961 1026 357 1318 125 1069 1102 355
    water.waves water 1275 125 1026 758 353 1323 125 1074 788 353
    waterbottle own:waterbottle 809 125 560 1160 353 851 125 602 1202 353
    waterbottle.fill own:waterbottle 785 125 535 1156 353 801 125 552 1200 353
    wave.3.right own:wave-3-right 857 65 726 1216 351 933 50 833 1338 352
    wave.3.right.circle own:wave-3-right@ring 1170 87 996 996 353 1206 87 1031 1031 353
    waveform soundwave 1148 125 899 1020 352 1223 125 974 1077 352
    waveform.circle soundwave@ring 1170 87 996 996 353 1206 87 1031 1031 353
    waveform.circle.fill soundwave@disc 1170 87 996 996 352 1206 87 1031 1031 352
    waveform.path activity 1397 100 1198 1131 341 1450 100 1251 1209 341
    waveform.path.ecg activity 1177 100 978 1022 329 1209 100 1009 1063 329
    waveform.path.ecg.rectangle own:waveform-path-ecg-rectangle 1400 125 1151 899 352 1414 125 1165 934 352
    waveform.path.ecg.rectangle.fill own:waveform-path-ecg-rectangle-fill 1400 125 1151 899 352 1414 125 1165 934 352
    web.camera own:web-camera 1034 125 784 984 353 1093 125 844 1047 353
    web.camera.fill own:web-camera-fill 1034 125 784 984 353 1093 125 844 1047 353
    wifi wifi 1314 93 1128 812 352 1323 77 1168 844 352
    wifi.circle wifi@ring 1170 87 996 996 353 1206 87 1031 1031 353
    wifi.circle.fill wifi@disc 1170 87 996 996 352 1206 87 1031 1031 352
    wifi.exclamationmark own:wifi-exclamationmark 1314 93 1128 866 380 1323 77 1168 892 369
    wifi.exclamationmark.circle own:wifi-exclamationmark@ring 1170 87 996 996 353 1206 87 1031 1031 353
    wifi.router router 1643 125 1394 930 353 1749 125 1500 1034 353
    wifi.router.fill router-fill 1643 125 1394 930 353 1749 125 1500 1034 353
    wifi.slash wifi-off 1314 93 1129 933 412 1323 77 1169 959 410
    wifi.square wifi@frame 1148 125 899 899 352 1182 125 933 934 352
    wifi.square.fill wifi@tile 1148 125 899 899 352 1182 125 933 934 352
    wind own:wind 1222 121 1005 866 352 1251 120 1038 915 352
    wind.circle own:wind@ring 1170 87 996 996 353 1206 87 1031 1031 353
    wind.circle.fill own:wind-circle-fill 1170 87 996 996 352 1206 87 1031 1031 352
    wind.snow own:cloud-snow 1222 121 1005 949 394 1251 120 1038 1001 396
    wind.snow.circle own:cloud-snow@ring 1170 87 996 996 353 1206 87 1031 1031 353
    window.shade.closed own:window-shade-closed 1084 125 835 1036 353 1166 125 916 1069 352
    window.shade.open own:window-shade-open 1084 125 835 1036 353 1166 125 916 1069 352
    window.vertical.closed own:window-vertical-closed 1246 125 997 1036 353 1346 125 1097 1069 352
    wineglass own:wineglass 962 125 713 1163 353 1012 125 763 1227 353
    wineglass.fill own:wineglass 962 125 713 1163 353 1012 125 763 1227 353
    wrench wrench 1347 90 1168 1211 354 1411 87 1237 1278 363
    wrench.and.screwdriver tools 1416 107 1201 1194 340 1445 105 1235 1208 346
    wrench.and.screwdriver.fill tools 1416 107 1201 1194 340 1445 105 1235 1208 346
    wrench.fill wrench 1348 90 1167 1215 353 1405 87 1230 1280 363
    x.circle x-circle 1170 87 996 996 353 1206 87 1031 1031 353
    x.circle.fill x-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    x.square x-square 1148 125 899 899 352 1182 125 933 934 352
    x.square.fill x-square-fill 1148 125 899 899 352 1182 125 933 934 352
    xmark x-lg 1024 120 783 783 352 1057 118 822 822 352
    xmark.circle x-circle 1170 87 996 996 353 1206 87 1031 1031 353
    xmark.circle.fill x-circle-fill 1170 87 996 996 353 1206 87 1031 1031 353
    xmark.octagon x-octagon 1252 125 1003 965 352 1304 125 1055 1011 352
    xmark.octagon.fill x-octagon-fill 1252 125 1003 965 352 1304 125 1055 1011 352
    xmark.shield shield-x 1085 125 812 986 339 1121 125 848 1006 342
    xmark.shield.fill shield-fill-x 1072 125 799 970 345 1106 125 833 988 345
    xmark.square x-square 1148 125 899 899 352 1182 125 933 934 352
    xmark.square.fill x-square-fill 1148 125 899 899 352 1182 125 933 934 352
    yensign currency-yen 930 125 681 911 353 994 125 744 920 353
    yensign.circle currency-yen@ring 1170 87 996 996 353 1206 87 1031 1031 353
    yensign.circle.fill currency-yen@disc 1170 87 996 996 353 1206 87 1031 1031 353
    yensign.square currency-yen@frame 1148 125 899 899 352 1182 125 933 934 352
    yensign.square.fill currency-yen@tile 1148 125 899 899 352 1182 125 933 934 352
    zzz own:zzz 1076 144 826 1021 353 1145 149 896 1063 353
    """
}
