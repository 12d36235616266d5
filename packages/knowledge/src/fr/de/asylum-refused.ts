/** The German words of the rows in ../asylum-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASYLUM_REFUSED_DE: Words = {
  'fr.asylum.want': {
    says: 'Das OFPRA lehnt Ihren Asylantrag ab. Das ist nicht das Ende: Ein eigenes Gericht (CNDA) prüft neu.',
  },
  'fr.asylum.ofii-want': {
    says: 'Das OFII will Geld oder Unterkunft streichen, die Sie während des Asylverfahrens haben. Vorher dürfen Sie antworten.',
  },
  'fr.asylum.right-month': {
    says: 'Sie haben ab Erhalt einen Monat für die CNDA und nur 15 Tage, um einen kostenlosen Anwalt zu beantragen (aide juridictionnelle). Tun Sie es heute.',
  },
  'fr.asylum.right-stay': {
    says: 'Bis zur Entscheidung der CNDA dürfen Sie meist bleiben. Nach einem Eilverfahren (sicheres Land, neuer Antrag) müssen Sie das oft beim Verwaltungsgericht beantragen.',
  },
  'fr.asylum.right-help': {
    says: 'Das OFII darf Geld oder Unterkunft nur in festen Fällen und schriftlich begründet streichen. Vorher haben Sie 15 Tage zur Antwort, und Ihre Lage (Krankheit, Kinder) muss zählen.',
  },
  'fr.asylum.step': {
    says: 'Gehen Sie heute zur Postadresse, zur Cimade oder zu Forum réfugiés. Schreiben Sie mit Belegen, warum OFPRA oder OFII irrt, und heben Sie den Nachweis auf.',
  },
}
