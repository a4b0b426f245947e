/** Where a person chooses who to be. What the program asked for goes on with the form. */
export const signInPage = (query: URLSearchParams) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local sign-in</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 24rem; margin: 15vh auto; padding: 0 1rem; color-scheme: light dark }
  label { display: block; margin-top: 1rem }
  input { font: inherit; width: 100%; box-sizing: border-box; padding: .4rem }
  button { font: inherit; padding: .4rem 1rem; margin: 1.5rem .5rem 0 0 }
</style>
<h1>Local sign-in</h1>
<p>This page stands in for Google. Nothing leaves this machine.</p>
<form action="/authorize/done">
  ${[...query].map(([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`).join('\n  ')}
  <label>Email <input name="email" type="email" required value="dev.person@gmail.com"></label>
  <label>Name <input name="name" required value="Dev Person"></label>
  <button>Sign in</button>
  <button name="cancel" value="1" formnovalidate>Cancel</button>
</form>
</html>
`

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
