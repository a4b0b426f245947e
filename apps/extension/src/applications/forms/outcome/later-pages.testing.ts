import { FIELDS, FORM, type OutcomePage } from './pages.testing.ts'

const ASHBY = 'https://jobs.ashbyhq.com/green-mill/12/application'
const WORKABLE = 'https://apply.workable.com/blue-oven/j/12/apply/'
const RECRUITEE = 'https://greenmill.recruitee.com/o/bakker/c/new'
const hiddenForm = `<div style="display:none">${FORM}</div>`

/** Written after the judge of outcomes was, and not looked at while it was made. */
export const LATER_PAGES: readonly OutcomePage[] = [
  // English
  {
    ...{ name: 'success announced as an alert', language: 'en', arrived: true },
    html: '<main><div role="alert"><p>Your application has been successfully submitted.</p></div><h2>Similar jobs</h2><ul><li>Oven technician <button>Apply now</button></li></ul></main>',
  },
  {
    ...{ name: 'error after success, both on the page', language: 'en', arrived: false },
    html: '<main><p>Thanks for applying!</p><div class="toast"><p>Something went wrong on our side. Your application was not saved.</p></div></main>',
  },
  {
    ...{ name: 'the form is hidden behind a spinner', language: 'en', arrived: false },
    html: `${hiddenForm}<div class="loader" role="progressbar"></div><p>Application submitted</p>`,
  },
  {
    ...{ name: 'a timeout', language: 'en', arrived: false },
    address: 'https://careers.blueoven.example/application-submitted',
    html: '<main><h1>504</h1><p>The server took too long to answer.</p></main>',
  },
  {
    ...{ name: 'only the thank-you is transparent', language: 'en', arrived: false },
    html: '<style>.fade{opacity:0}</style><main><p class="fade">Thank you for your application.</p><p>Blue Oven careers</p></main>',
  },
  {
    ...{ name: 'thanks for the interest, no word of an arrival', language: 'en', arrived: false },
    html: '<main><h1>Thank you for your interest in applying to Blue Oven</h1><p>Create an account to get started.</p></main>',
  },
  {
    ...{ name: "Ashby's own box of success", language: 'en', arrived: true },
    from: ASHBY,
    html: '<div class="ashby-application-form-success-container"><h2>Success</h2><p>Your application was submitted. We appreciate the time you took.</p></div>',
  },
  {
    ...{ name: "Workable's box of success, hidden and waiting", language: 'en', arrived: false },
    from: WORKABLE,
    html: `<div data-ui="application-success" hidden>Thank you! Your application was submitted successfully.</div><form data-ui="application-form">${FIELDS}<button data-ui="apply-button">Submit application</button></form>`,
  },
  // German
  {
    ...{ name: 'success with a number, and what comes next', language: 'de', arrived: true },
    html: '<main><h1>Geschafft!</h1><p>Wir haben Ihre Bewerbung erhalten und melden uns innerhalb von zehn Tagen.</p><h2>So geht es weiter</h2><p>Unser Team prüft Ihre Unterlagen und lädt Sie zu einem Gespräch ein.</p></main>',
  },
  {
    ...{ name: 'being sent', language: 'de', arrived: false },
    html: '<main><p>Ihre Bewerbung wird übermittelt …</p><p>Vielen Dank für Ihre Bewerbung.</p></main>',
  },
  {
    ...{ name: 'a reference to other applications', language: 'de', arrived: false },
    html: '<main><h1>Über uns</h1><p>Über 900 Bewerbungen sind letztes Jahr bei uns eingegangen.</p><p>Sobald deine Bewerbung eingegangen ist, bekommst du eine Nachricht.</p></main>',
  },
  {
    ...{ name: 'applied before', language: 'de', arrived: false },
    html: '<main><p>Sie haben sich bereits auf diese Stelle beworben. Ihre Bewerbung ist am 4. Oktober eingegangen.</p></main>',
  },
  {
    ...{ name: 'withdrawn', language: 'de', arrived: false },
    html: '<main><h1>Bewerbung zurückgezogen</h1><p>Deine Bewerbung wurde erfolgreich zurückgezogen. Danke für deine Bewerbung.</p></main>',
  },
  {
    ...{ name: 'a success that only screen readers hear, above the form', language: 'de', arrived: false },
    html: `<p class="sr-only" aria-live="polite">Ihre Bewerbung wurde gesendet.</p>${FORM}`,
  },
  // French
  {
    ...{ name: 'success with an email on its way', language: 'fr', arrived: true },
    html: '<main><h2>Votre candidature a été transmise à notre équipe.</h2><p>Un accusé de réception vous a été envoyé par e-mail. Si vous ne l’avez pas reçu, vérifiez vos courriers indésirables.</p></main>',
  },
  {
    ...{ name: 'required fields', language: 'fr', arrived: false },
    html: `<p role="alert">Veuillez remplir les champs obligatoires.</p>${FORM}`,
  },
  {
    ...{ name: 'a draft', language: 'fr', arrived: false },
    html: '<main><p>Votre candidature a bien été enregistrée comme brouillon.</p><a href="/suite">Reprendre</a></main>',
  },
  {
    ...{ name: 'the offer has ended', language: 'fr', arrived: false },
    address: 'https://emploi.fourbleu.example/offre/3/thanks',
    html: '<main><h1>Cette offre n’est plus disponible</h1><p>Votre candidature n’a malheureusement pas pu être transmise.</p></main>',
  },
  {
    ...{ name: 'a popup that asks before leaving', language: 'fr', arrived: false },
    html: '<div role="dialog"><p>Voulez-vous quitter la page ?</p><p>Votre candidature ne sera pas envoyée.</p></div><main><p>Merci pour votre candidature</p></main>',
  },
  {
    ...{ name: 'a testimonial', language: 'fr', arrived: false },
    html: '<main><blockquote>Votre candidature a été reçue : j’ai lu cela un lundi, et le mardi j’avais un entretien.</blockquote><p>« J’ai envoyé ma candidature en cinq minutes. »</p></main>',
  },
  // Spanish
  {
    ...{ name: 'success in the shortest words', language: 'es', arrived: true },
    html: '<main><h1>Solicitud enviada</h1></main>',
  },
  {
    ...{ name: 'sent when the account is confirmed', language: 'es', arrived: false },
    html: '<main><h1>¡Ya casi está!</h1><p>Enviaremos tu candidatura cuando confirmes tu cuenta.</p></main>',
  },
  {
    ...{ name: 'already applied', language: 'es', arrived: false },
    html: '<main><p>Ya te has postulado a esta oferta.</p><p>Hemos recibido tu candidatura el 3 de octubre.</p></main>',
  },
  {
    ...{ name: 'answers to look over before they are sent', language: 'es', arrived: false },
    address: 'https://empleo.hornoazul.example/oferta/9/confirmation',
    html: '<main><p>Revisa tus respuestas antes de enviar tu solicitud.</p><ul><li>Nombre: Ann</li></ul><button>Enviar solicitud</button></main>',
  },
  {
    ...{ name: 'a failed upload', language: 'es', arrived: false },
    html: '<main><p>Gracias por tu candidatura.</p><p>No hemos podido subir tu currículum.</p></main>',
  },
  // Dutch
  {
    ...{ name: 'success with a link to other jobs', language: 'nl', arrived: true },
    html: '<main><p>Gelukt! Je sollicitatie is succesvol verzonden.</p><a href="/vacatures">Bekijk andere vacatures</a></main><footer><p>Nog niet gesolliciteerd? Bekijk onze vacatures.</p></footer>',
  },
  {
    ...{ name: "Recruitee's address after an error", language: 'nl', arrived: false },
    ...{ from: RECRUITEE, address: 'https://greenmill.recruitee.com/o/bakker/c/new/success' },
    html: '<main><h1>Oeps</h1><p>Er ging iets mis bij het versturen van je sollicitatie. Probeer het later nog eens.</p></main>',
  },
  {
    ...{ name: 'a questionnaire as the next step', language: 'nl', arrived: false },
    html: '<main><h1>Bedankt voor je sollicitatie!</h1><p>Stap 3 van 4</p><label>Beschikbaar vanaf <input name="start"></label><label>Salaris <input name="salaris"></label><button>Volgende</button></main>',
  },
  {
    ...{ name: 'a conditional promise', language: 'nl', arrived: false },
    html: '<main><p>Zodra we je sollicitatie hebben ontvangen, krijg je een bevestiging.</p></main>',
  },
  {
    ...{ name: "Recruitee's address without a word about it", language: 'nl', arrived: true },
    ...{ from: RECRUITEE, address: 'https://greenmill.recruitee.com/o/bakker/c/new/success' },
    html: '<main><h1>Top!</h1><p>We nemen snel contact met je op.</p></main>',
  },
]
