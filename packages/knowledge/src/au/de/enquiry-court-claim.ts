/** Questions about claims before a court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_DE: Words = {
  'au.ask.sued': {
    says: 'Reichen Sie rechtzeitig eine Klageerwiderung (defence) ein: 28 Tage in New South Wales und Queensland, 21 in Victoria, 14 in Western Australia. Bei einem Kredit gehen Sie auch zur AFCA. Rufen Sie 1800 007 007 an.',
  },
  'au.ask.ignore': {
    says: 'Lassen Sie Papiere vom Gericht nicht liegen. Antworten Sie nicht, kann das Gericht ohne Sie entscheiden.',
  },
  'au.ask.ignore-claim': {
    says: 'Ignorieren Sie es nicht. Ohne Erwiderung kann das Gericht Sie verurteilen, ohne Sie zu hören. Es sind 28 Tage in New South Wales, Queensland und South Australia, 21 in Victoria, 14 in Western Australia.',
  },
  'au.ask.small-claims': {
    says: 'Schreiben Sie zuerst eine Forderung mit Datum und heben Sie Nachrichten und Kontoauszüge auf. Dann reichen Sie eine kleine Klage (small claim) ein: bis $20,000 in New South Wales, $25,000 in Queensland, $12,000 in South Australia und $10,000 in Western Australia. Sie brauchen keinen Anwalt.',
  },
}
