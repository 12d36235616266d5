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
    says: 'Der Bescheid nennt den letzten Tag für die CNDA. Es ist höchstens ein Monat ab Erhalt, seit Juni 2026 in schnellen Verfahren viel weniger. Beantragen Sie heute eine kostenlose Anwältin (aide juridictionnelle).',
  },
  'fr.asylum.right-stay': {
    says: 'Bis die CNDA entscheidet, dürfen Sie meist bleiben. Nach einem schnellen Verfahren (sicheres Land, neuer Antrag) müssen Sie das vielleicht in wenigen Tagen bei einem Gericht beantragen: Lesen Sie nach und holen Sie heute Hilfe.',
  },
  'fr.asylum.right-help': {
    says: 'Das OFII darf Geld oder Bett nur in festen Fällen streichen, mit schriftlichen Gründen. Vorher dürfen Sie antworten, meist in 15 Tagen, und Ihre Schutzbedürftigkeit (Krankheit, Kinder) muss zählen.',
  },
  'fr.asylum.step': {
    says: 'Gehen Sie heute zur Postadresse, zur Cimade oder zu Forum réfugiés. Schreiben Sie mit Belegen, warum OFPRA oder OFII irrt, und heben Sie den Nachweis auf.',
  },
}
