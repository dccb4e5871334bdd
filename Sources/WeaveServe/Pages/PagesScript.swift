// SPDX-License-Identifier: MIT

extension StaticFiles {
  /// Sends the forms of the owner's page without loading it again, and lets entries of a playlist be dragged. The page
  /// works without it.
  static let pagesScript = """
    "use strict";
    async function send(form, button) {
      const data = new FormData(form, button);
      const fields = form.enctype === "multipart/form-data" ? data : new URLSearchParams(data);
      const answer = await fetch(form.action, { method: "POST", body: fields });
      const text = await answer.text();
      if (!answer.ok) { alert(text); return; }
      const page = new DOMParser().parseFromString(text, "text/html");
      const place = window.scrollY;
      document.body.replaceWith(page.body);
      document.title = page.title;
      if (answer.redirected) history.replaceState(null, "", answer.url);
      window.scrollTo(0, place);
    }
    document.addEventListener("submit", (event) => {
      const form = event.target;
      // A new token is shown once; its page is loaded as a page.
      if (form.method !== "post" || /(token|webhooks|login|logout)$/.test(form.action)) return;
      event.preventDefault();
      send(form, event.submitter);
    });
    let held = null;
    document.addEventListener("pointerdown", (event) => {
      const grip = event.target.closest(".grip");
      if (!grip) return;
      event.preventDefault();
      held = grip.closest("li");
      held.classList.add("held");
      grip.setPointerCapture(event.pointerId);
    });
    document.addEventListener("pointermove", (event) => {
      if (!held) return;
      for (const item of held.parentElement.children) {
        const box = item.getBoundingClientRect();
        if (item === held || !item.querySelector(".grip") || event.clientY < box.top || event.clientY > box.bottom) continue;
        if (event.clientY < box.top + box.height / 2) item.before(held); else item.after(held);
      }
    });
    document.addEventListener("pointerup", () => {
      if (!held) return;
      const item = held;
      held = null;
      item.classList.remove("held");
      const form = item.querySelector("form.tools");
      const from = Number(form.elements.entry.value);
      const to = [...item.parentElement.children].indexOf(item);
      if (from === to) return;
      const add = (name, value) => {
        const input = document.createElement("input");
        [input.type, input.name, input.value] = ["hidden", name, value];
        form.append(input);
      };
      add("change", "move");
      add("to", to);
      send(form);
    });
    """ + "\n"
}
