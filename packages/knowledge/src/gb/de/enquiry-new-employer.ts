/** Questions about a job that passes to a new employer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_DE: Words = {
  'gb.ask-work.tupe': {
    says: 'Nein. Geht Ihre Arbeit auf eine neue Firma über, gehen Stelle, Lohn, Bedingungen und alle Jahre mit (TUPE). Änderungen wegen des Wechsels sind unwirksam, auch mit Unterschrift. Eine Kündigung deswegen ist nach zwei Jahren unfair, ab 2027 nach sechs Monaten. Beide Firmen müssen vorher informieren und beraten. Schreiben Sie, dass alles bleibt; Acas 0300 123 1100; Fristen laufen.',
  },
}
