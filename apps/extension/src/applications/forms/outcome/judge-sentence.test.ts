import { describe, expect, test } from 'vitest'
import { judgeSentence } from './judge-sentence.ts'

const RECEIVED = `
Thank you for applying!
Thanks for applying to the Baker position at Blue Oven.
Thank you for submitting your application.
Thank you, we have received your application.
Your application has been received
Your application for Senior Baker was successfully submitted.
Application successfully submitted
We've received your application and will be in touch soon.
Your application was sent to Green Mill!
You've successfully applied to Baker.
Thank you very much for your application to Blue Oven, we will get back to you.
Success! Your job application has been submitted.
Thank you for your application. It's on its way to the hiring team!
Danke für deine Bewerbung!
Herzlichen Dank für Ihre Bewerbung bei der Grünmühle.
Deine Bewerbung ist bei uns angekommen.
Ihre Bewerbung wurde erfolgreich übermittelt.
Wir haben deine Bewerbung erhalten.
Bewerbung erfolgreich gesendet
Ihre Bewerbungsunterlagen sind bei uns eingegangen und werden nun geprüft.
Vielen Dank, Ihre Bewerbung wurde versendet.
Merci pour votre candidature !
Nous avons bien reçu votre candidature et vous en remercions.
Votre candidature a bien été prise en compte.
Votre candidature pour le poste de boulanger a été soumise avec succès.
Candidature envoyée
Nous vous remercions de votre candidature.
¡Gracias por postularte!
Tu solicitud se ha enviado correctamente.
Tu candidatura ha sido registrada con éxito.
Hemos recibido correctamente su solicitud de empleo.
Muchas gracias por enviar tu candidatura.
Tu postulación fue enviada.
Bedankt voor je sollicitatie bij Groene Molen.
Je sollicitatie is binnen!
Uw sollicitatie is met succes verstuurd.
Wij hebben uw sollicitatie in goede orde ontvangen.
Sollicitatie verzonden
Grazie per la tua candidatura
La tua candidatura è stata inviata con successo.
Obrigado pela sua candidatura!
Recebemos a sua candidatura.
Dziękujemy za przesłanie aplikacji.
Twoja aplikacja została wysłana.`

const NOT = `
Your application has not been submitted.
Your application hasn't been sent yet.
We could not submit your application.
Your application will be sent once you confirm.
Your application is being submitted...
Thank you for applying? Not so fast!
Has your application been received?
When your application has been received, we will write to you.
After you have submitted your application, we will review it.
Please submit your application.
Your application has been saved as a draft.
You've already applied to this job.
Your application was already received on Monday.
Your application is ready to be submitted.
Thank you for your interest in Blue Oven.
Thank you for starting your application.
More than 500 applications received this year
I submitted my application on a Sunday.
Your application can be submitted until 30 November.
Your application was only partially received.
Your application has been withdrawn.
To finish, confirm your email; your application has been received only then.
Application not sent
Application deadline: 30 November
Ihre Bewerbung wurde noch nicht abgeschickt.
Ihre Bewerbung konnte nicht gesendet werden.
Wurde meine Bewerbung gesendet?
Sobald Ihre Bewerbung eingegangen ist, erhalten Sie eine Nachricht.
Deine Bewerbung wird gerade gesendet.
Bitte senden Sie Ihre Bewerbung ab.
Du hast dich schon auf diese Stelle beworben.
Deine Bewerbung wurde zwischengespeichert.
Ihre Bewerbung wird erst nach Bestätigung Ihrer E-Mail-Adresse übermittelt.
Vielen Dank für Ihr Interesse an einer Bewerbung.
Votre candidature n'a pas été envoyée.
Votre candidature sera transmise après validation.
Votre candidature est en cours de traitement d'envoi.
Avez-vous reçu votre candidature ?
Lorsque votre candidature aura été reçue, vous serez informé.
Vous avez déjà envoyé votre candidature.
Une erreur est survenue lors de l'envoi de votre candidature.
Votre candidature a été sauvegardée.
Tu solicitud aún no ha sido enviada.
Tu candidatura no se ha podido enviar.
¿Se ha enviado mi solicitud?
Cuando hayamos recibido tu solicitud te avisaremos.
Ya has enviado una solicitud para este puesto.
Tu solicitud se está enviando.
Tu solicitud ha sido guardada como borrador.
Tu candidatura será enviada mañana.
Je sollicitatie is nog niet verzonden.
Je sollicitatie kon niet worden verstuurd.
Is je sollicitatie ontvangen?
Als je sollicitatie is ontvangen, hoor je van ons.
Je sollicitatie wordt verzonden.
Je hebt al op deze vacature gesolliciteerd.
Je sollicitatie is opgeslagen.
La tua candidatura non è stata inviata.
A sua candidatura ainda não foi enviada.
Twoja aplikacja nie została wysłana.`

/** Neither for nor against: pages of a genuine success say it, too. */
const NEITHER = `
We will review your application and contact you within two weeks.
If you have any problems, write to jobs@blueoven.example.
If you did not receive an email, check your spam folder.
Due to the number of applications we cannot reply to everyone.
Our team is looking forward to reading your documents.
You can track the status of your application in your account.
What happens next?
Wir prüfen Ihre Unterlagen und melden uns.
Sie erhalten in Kürze eine Bestätigung per E-Mail.
Sollten Sie Fragen haben, rufen Sie uns an.
Nous étudierons votre dossier avec attention.
Vous recevrez un e-mail de confirmation.
Te contactaremos en los próximos días.
Recibirás un correo de confirmación.
We nemen zo snel mogelijk contact met je op.
Je ontvangt binnen enkele minuten een bevestiging per e-mail.`

const lines = (text: string) => text.trim().split('\n')

describe('a sentence of the page', () => {
  test.each(lines(RECEIVED))('APPLY-048 says that an application has arrived: %s', (sentence) => {
    expect(judgeSentence(sentence)).toBe('received')
  })
  test.each(lines(NOT))('APPLY-048 confirms nothing: %s', (sentence) => {
    expect(judgeSentence(sentence)).not.toBe('received')
  })
  test.each(lines(NEITHER))('speaks neither for nor against it: %s', (sentence) => {
    expect(judgeSentence(sentence)).toBeNull()
  })
})

test('a step before the last is unfinished, the last one is not', () => {
  const thanks = 'Thank you for applying!'
  expect(['Step 1 of 3', 'Step 2 of 3', 'Schritt 2 von 3'].map(judgeSentence)).toEqual(Array(3).fill('unfinished'))
  expect([`Step 3 of 3. ${thanks}`, `Schritt 3 von 3. ${thanks}`].map(judgeSentence)).toEqual(['received', 'received'])
})
