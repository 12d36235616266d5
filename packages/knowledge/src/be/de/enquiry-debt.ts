/** Questions about debts that one cannot pay, costs, old debts and loans, and the first steps against a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'be.ask.step-debt': {
    says: 'Sammeln Sie Briefe und Summen. Bitten Sie Ihr ÖSHZ (CPAS, OCMW) um kostenlose Schuldenvermittlung.',
  },
  'be.ask.right-debt': { says: 'Ohne Urteil oder anderen Titel darf niemand etwas pfänden.' },
  'be.ask.old-debt': {
    says: 'Energie, Wasser, Telekom und Miete: fünf Jahre. Ärztliche Behandlung: zwei Jahre. Viele andere Verträge: bis zu zehn.',
    dependsOn: 'welche Art Rechnung es ist',
  },
  'be.ask.cannot-pay': {
    says: 'Bitten Sie Ihr ÖSHZ (CPAS, OCMW) um kostenlose Schuldenvermittlung. Bei zu vielen Schulden kann das Arbeitsgericht einen Plan festlegen und Pfändungen stoppen.',
  },
  'be.ask.collector-visits': {
    says: 'Sie müssen nicht öffnen. Ein Inkassobüro hat vor einem Urteil keine Macht und darf nicht drohen oder bloßstellen. Schreiben Sie, dass Sie nur Briefe wollen, und melden Sie Drohungen dem SPF Economie (ConsumerConnect).',
  },
  'be.ask.credit-default': {
    says: 'Rufen Sie jetzt den Kreditgeber an und bitten Sie um kleinere Raten. Alles fordern darf er erst nach zwei fehlenden Raten, einer eingeschriebenen Warnung und einem Monat. Ein Friedensrichter kann Zeit geben (facilités de paiement).',
  },
}
