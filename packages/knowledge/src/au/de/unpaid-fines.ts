/** Unpaid fines in letters of the offices that collect them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_DE: Words = {
  'au.public.fines-reality': {
    says: 'Dieses Amt zieht Geldstrafen für den Staat ein. Es kann den Führerschein sperren und Lohn oder Kontogeld nehmen, meist ohne Gericht.',
  },
  'au.public.fines-nsw': {
    says: 'In New South Wales bitten Sie um Zeit, um eine work and development order oder um Erlass. Nach einem Nein prüft das Hardship Review Board.',
  },
  'au.public.fines-nsw-refund': {
    says: 'Hat Revenue NSW Geld durch eine garnishee order genommen und sind Sie in Not, bitten Sie um Rückzahlung.',
  },
  'au.public.fines-vic': {
    says: 'In Victoria bitten Sie Fines Victoria vor Ende der letzten Mahnung (final demand) um Prüfung, Raten oder ein work and development permit.',
  },
  'au.public.fines-vic-pay': {
    says: 'Nimmt Fines Victoria vom Lohn und bringt das Not, haben Sie 14 Tage, um Änderung oder Aufhebung zu verlangen.',
  },
  'au.public.fines-qld': {
    says: 'In Queensland kann SPER Bank oder Arbeitgeber ohne Gericht zahlen lassen. Sie können SPER bitten, das zu prüfen, zu ändern oder auszusetzen.',
  },
  'au.public.fines-wa': {
    says: 'In Western Australia bitten Sie um eine time to pay order. Sie muss zu Ihren Mitteln passen, und solange ruht der Vollzug.',
  },
}
