/** What an employer's page shows after the button was pressed; employers are invented. `arrived`: two strong signs say so. */
export type OutcomePage = {
  name: string
  language: 'en' | 'de' | 'fr' | 'es' | 'nl'
  arrived: boolean
  /** The body of the page. */
  html: string
  /** Where the browser is now; else where the form was. */
  address?: string
  /** Where the form was. */
  from?: string
}

/** The form as it was pressed, in the middle of a page of its own. */
export const FIELDS = `<label>First name <input name="first_name"></label><label>Last name <input name="last_name"></label>
<label>Email <input type="email" name="email"></label><label>Phone <input type="tel" name="phone"></label>
<label>Resume <input type="file" name="cv"></label><label>Why us? <textarea name="why"></textarea></label>`
export const FORM = `<form id="apply">${FIELDS}<button>Submit application</button></form>`
export const BEFORE = `<html><body><h1>Baker</h1>${FORM}</body></html>`
export const HERE = 'https://careers.blueoven.example/jobs/12/apply'
const LEVER = 'https://jobs.lever.co/blue-oven/12/apply'
const GREENHOUSE = 'https://job-boards.greenhouse.io/greenmill/jobs/12'
const frozen = FORM.replaceAll(/<(input|textarea|button)/g, '<$1 disabled')
const invalid = (message: string) =>
  `<form>${FIELDS.replace('name="phone"', 'name="phone" aria-invalid="true" aria-describedby="m"')}<p id="m">${message}</p><button>Send</button></form>`

/** Written before the judge of outcomes was. */
export const FIRST_PAGES: readonly OutcomePage[] = [
  // English
  {
    ...{ name: 'success in place of the form', language: 'en', arrived: true },
    html: '<main><h1>Thank you for applying to Blue Oven!</h1><p>We will review your application and get back to you within two weeks.</p></main>',
  },
  {
    ...{ name: 'success with a newsletter and a job search beside it', language: 'en', arrived: true },
    html: `<header><form role="search"><input type="search" name="q"></form></header><main><h2>Application submitted</h2><p>Your application for Baker has been received. A confirmation email is on its way. If you have not received it within an hour, check your spam folder.</p></main><footer><form><label>Newsletter <input type="email" name="email"></label><button>Subscribe</button></form></footer>`,
  },
  {
    ...{ name: 'an address of its own, and the application is not sent yet', language: 'en', arrived: false },
    address: 'https://careers.blueoven.example/jobs/12/confirmation',
    html: '<main><h1>Please check your details</h1><p>Your application has not been sent yet.</p><a href="/send">Send it now</a></main>',
  },
  {
    ...{ name: 'thanks in a part that a style sheet hides', language: 'en', arrived: false },
    html: '<style>.later{display:none}</style><main><div class="later"><h2>Thank you for applying!</h2></div><p>Green Mill careers</p></main>',
  },
  {
    ...{ name: 'fields disabled while it is being sent', language: 'en', arrived: false },
    html: `<div class="spinner"></div>${frozen}<p>Thank you for your application. We are submitting it, please wait.</p>`,
  },
  {
    ...{ name: 'already applied', language: 'en', arrived: false },
    html: '<main><h1>You have already applied for this job</h1><p>We received your application on 2 November.</p></main>',
  },
  {
    ...{ name: "Lever's own page of thanks", language: 'en', arrived: true },
    ...{ from: LEVER, address: 'https://jobs.lever.co/blue-oven/12/thanks' },
    html: '<div class="content"><h3 data-qa="msg-submit-success">Application submitted!</h3><p>Thanks for your interest in Blue Oven.</p></div>',
  },
  // German
  {
    ...{ name: 'success in place of the form', language: 'de', arrived: true },
    html: '<main><h1>Vielen Dank für Ihre Bewerbung!</h1><p>Ihre Bewerbung ist bei uns eingegangen. Wir melden uns in den nächsten Tagen.</p></main>',
  },
  {
    ...{ name: 'not sent before the last step', language: 'de', arrived: false },
    address: 'https://karriere.gruenmuehle.example/stelle/7/thank-you',
    html: '<main><h1>Fast geschafft!</h1><p>Ihre Bewerbung wird noch nicht gesendet. Bitte prüfen Sie Ihre Angaben im letzten Schritt.</p></main>',
  },
  {
    ...{ name: 'a refused phone number', language: 'de', arrived: false },
    html: `<p>Vielen Dank für Ihre Bewerbung, bitte korrigieren Sie die markierten Felder.</p>${invalid('Bitte geben Sie eine gültige Telefonnummer ein')}`,
  },
  {
    ...{ name: 'a draft that was saved', language: 'de', arrived: false },
    html: '<main><h1>Entwurf gespeichert</h1><p>Ihre Bewerbung wurde erfolgreich gespeichert. Sie können sie bis zum 30. November absenden.</p></main>',
  },
  {
    ...{ name: 'the link of an email must be opened first', language: 'de', arrived: false },
    html: '<main><h1>Vielen Dank für deine Bewerbung!</h1><p>Bitte bestätige noch deine E-Mail-Adresse, damit wir deine Bewerbung bearbeiten können.</p></main>',
  },
  {
    ...{ name: 'a failure of the server', language: 'de', arrived: false },
    html: '<main><h1>Es ist ein Fehler aufgetreten</h1><p>Ihre Bewerbung konnte nicht übermittelt werden. Bitte versuchen Sie es später erneut.</p></main>',
  },
  // French
  {
    ...{ name: 'success in place of the form', language: 'fr', arrived: true },
    html: '<main><h1>Merci d’avoir postulé chez Moulin Vert</h1><p>Votre candidature a bien été envoyée. Nous l’étudierons avec attention.</p></main>',
  },
  {
    ...{ name: 'on its way', language: 'fr', arrived: false },
    html: '<main aria-busy="true"><p>Votre candidature est en cours d’envoi…</p><p>Ne fermez pas cette fenêtre.</p></main>',
  },
  {
    ...{ name: 'already applied', language: 'fr', arrived: false },
    html: '<main><p>Vous avez déjà postulé à cette offre. Votre candidature a été reçue le 3 novembre.</p></main>',
  },
  {
    ...{ name: 'a thank-you above the form', language: 'fr', arrived: false },
    html: `<p>Merci pour votre candidature !</p>${FORM}`,
  },
  {
    ...{ name: 'sent only after a click on the link', language: 'fr', arrived: false },
    address: 'https://emploi.fourbleu.example/offre/3/confirmation',
    html: '<main><h1>Encore une étape</h1><p>Votre candidature sera envoyée dès que vous aurez confirmé votre adresse e-mail.</p></main>',
  },
  {
    ...{ name: 'back on the start page', language: 'fr', arrived: false },
    address: 'https://emploi.fourbleu.example/',
    html: '<main><h1>Four Bleu recrute</h1><p>Des centaines de personnes ont postulé chez nous cette année.</p><a href="/offres">Voir les offres</a></main>',
  },
  // Spanish
  {
    ...{ name: 'success in place of the form', language: 'es', arrived: true },
    html: '<main><h1>¡Gracias por tu solicitud!</h1><p>Hemos recibido tu candidatura y la revisaremos pronto.</p></main>',
  },
  {
    ...{ name: 'could not be sent', language: 'es', arrived: false },
    html: '<main><h1>Gracias por tu solicitud</h1><p>Lo sentimos, tu solicitud no ha sido enviada. Inténtalo de nuevo.</p></main>',
  },
  {
    ...{ name: 'a check for robots', language: 'es', arrived: false },
    html: '<main><p>Gracias por tu solicitud. Antes de enviarla, confirma que no eres un robot.</p><div class="g-recaptcha" data-sitekey="x"></div></main>',
  },
  {
    ...{ name: 'the session has ended', language: 'es', arrived: false },
    html: '<main><h1>La sesión ha caducado</h1><p>Vuelve a iniciar sesión para enviar tu candidatura.</p><form><input type="email" name="user"><input type="password" name="pass"><button>Entrar</button></form></main>',
  },
  {
    ...{ name: 'the second of three steps', language: 'es', arrived: false },
    html: '<main><p>Paso 2 de 3</p><p>Tu solicitud ha sido recibida parcialmente.</p><form><label>Salario <input name="salario"></label><label>Fecha <input name="fecha"></label><button>Continuar</button></form></main>',
  },
  {
    ...{ name: 'a promise in a question and its answer', language: 'es', arrived: false },
    html: '<main><h2>Preguntas frecuentes</h2><p>¿Qué pasa cuando tu solicitud ha sido enviada?</p><p>Cuando hemos recibido tu solicitud te escribimos.</p></main>',
  },
  // Dutch
  {
    ...{ name: 'success in place of the form', language: 'nl', arrived: true },
    html: '<main><h1>Bedankt voor je sollicitatie!</h1><p>We hebben je sollicitatie goed ontvangen en nemen snel contact met je op.</p></main>',
  },
  {
    ...{ name: 'not complete', language: 'nl', arrived: false },
    html: '<main><h1>Bijna klaar</h1><p>Je sollicitatie is nog niet verstuurd. Vul de ontbrekende gegevens aan.</p></main>',
  },
  {
    ...{ name: 'a dialog over the form says it is sent', language: 'nl', arrived: false },
    html: `${FORM}<div role="dialog"><p>Je sollicitatie is verzonden.</p><button>Sluiten</button></div>`,
  },
  {
    ...{ name: 'the vacancy is closed', language: 'nl', arrived: false },
    html: '<main><h1>Deze vacature is gesloten</h1><p>Je kunt niet meer solliciteren. Sollicitaties die voor 1 november zijn ontvangen, worden nog beoordeeld.</p></main>',
  },
  {
    ...{ name: "Greenhouse's address, with words that ask for more", language: 'nl', arrived: false },
    ...{ from: GREENHOUSE, address: `${GREENHOUSE}/confirmation` },
    html: '<div class="confirmation"><h1>Nog één stap</h1><p>Bevestig je e-mailadres om je sollicitatie af te ronden.</p></div>',
  },
]
