/** Bankruptcy summonses: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_SUMMONS_DE: Words = {
  'ie.demand.want': {
    says: 'Der nächste Schritt könnte die Insolvenz (bankruptcy) sein, wenn Sie nichts tun.',
  },
  'ie.demand.reality': {
    says: 'Sie sind noch nicht insolvent. Sie haben 14 Tage, um zu zahlen, sich zu einigen oder beim High Court die Abweisung der Vorladung (summons) zu verlangen.',
  },
  'ie.demand.who': {
    says: 'Die Vorladung (summons) kommt vom High Court auf Antrag des Gläubigers.',
  },
  'ie.demand.rights': {
    says: 'Sie können die Schuld bestreiten und das Gericht bitten, die Vorladung (summons) abzuweisen. Die Schuld muss höher sein als 20.000 €.',
  },
  'ie.demand.right-dismiss': {
    says: 'Sie können den High Court bitten, die Vorladung (summons) abzuweisen, wenn die Schuld wirklich strittig ist.',
  },
  'ie.demand.summons': {
    says: 'Sie haben 14 Tage ab Zustellung einer Insolvenzvorladung (bankruptcy summons). Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Zahlen, sich einigen oder die Abweisung der Vorladung (summons) beantragen',
    consequence: 'Dann können sie beim Gericht Ihre Insolvenz verlangen.',
  },
  'ie.demand.step-lawyer': {
    says: 'Holen Sie noch heute Rechtsrat.',
  },
  'ie.demand.step-deal': {
    says: 'Bieten Sie schriftlich einen Plan an und bitten Sie um Rücknahme.',
  },
  'ie.demand.step-isi': {
    says: 'Fragen Sie einen Personal Insolvency Practitioner, ob ein Vergleich (arrangement) besser für Sie ist.',
  },
  'ie.demand.opt-deal': {
    title: 'Sich einigen',
    says: 'Bieten Sie einen Plan oder eine kleinere Summe an. Holen Sie die Zusage schriftlich.',
    cost: 'Die vereinbarte Summe.',
    time: 'In 14 Tagen.',
    risk: 'Die Zeit läuft weiter.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'ie.demand.opt-dismiss': {
    title: 'Die Abweisung beantragen',
    says: 'Beantragen Sie es beim High Court mit einer eidlichen Erklärung (affidavit).',
    cost: 'Kosten für Gericht und Anwalt.',
    time: 'In 14 Tagen.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Sie bestreiten die Schuld.',
  },
  'ie.demand.right-arrangement': {
    says: 'Bevor der High Court Sie für bankrott erklärt, muss er prüfen, ob eine Einigung mit den Gläubigern genügt. Dafür kann er den Fall vertagen. Ein personal insolvency practitioner kann sie vorbereiten.',
  },
}
