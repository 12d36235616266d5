/** The German words of the Netherlands: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'nl.scam.want': {
    says: 'Diese Nachricht will Ihr Geld oder Ihre Codes, indem sie Druck macht.',
  },
  'nl.scam.who': {
    says: 'Das sieht nach einem Betrüger aus, der einen bekannten Namen benutzt.',
  },
  'nl.scam.real': {
    says: 'Polizei, Bank und CJIB fragen nie nach Ihrer PIN oder nach Kryptogeld.',
  },
  'nl.scam.step-stop': {
    says: 'Zahlen, klicken oder rufen Sie nicht zurück. Suchen Sie die echte Nummer selbst.',
  },
  'nl.scam.step-bank': {
    says: 'Gezahlt oder einen Code verraten? Rufen Sie sofort Ihre Bank an.',
  },
  'nl.scam.step-report': {
    says: 'Melden Sie es der Fraudehelpdesk und der Polizei.',
  },
  'nl.scam.right-ignore': {
    says: 'Sie müssen nichts zahlen, was Sie nicht bestellt haben.',
  },
  'nl.scam.option-ignore': {
    title: 'Nicht reagieren und melden',
    says: 'Fragen Sie zuerst bei der echten Stelle nach.',
    cost: 'Nichts.',
    time: 'Ein paar Minuten.',
    risk: 'Keines, wenn Sie geprüft haben.',
    bestFor: 'Sie kennen die Schuld nicht.',
  },
  'nl.scam.crime': {
    says: 'Ihnen passiert nichts, wenn Sie nicht antworten. Menschen um Geld zu betrügen ist eine Straftat.',
  },
  'nl.scam.right-bank': {
    says: 'Ging Geld ohne Ihr Ja von Ihrem Konto, muss die Bank es zurückgeben, außer Sie waren grob unvorsichtig.',
  },
}
