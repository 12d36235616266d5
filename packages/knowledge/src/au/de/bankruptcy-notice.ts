/** Bankruptcy notices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_DE: Words = {
  'au.demand.want': {
    says: 'Der nächste Schritt könnte die Insolvenz (bankruptcy) sein, wenn Sie nichts tun.',
  },
  'au.demand.reality': {
    says: 'Sie sind noch nicht insolvent. Sie haben 21 Tage, um zu zahlen, sich zu einigen oder das Gericht um Aufhebung (set aside) zu bitten.',
  },
  'au.demand.who': { says: 'Die Mitteilung stellt der Official Receiver für den Gläubiger aus.' },
  'au.demand.rights': {
    says: 'Sie können zahlen, einen Plan vereinbaren oder binnen 21 Tagen das Bundesgericht bitten, die Mitteilung aufzuheben (set aside).',
  },
  'au.demand.notice': {
    says: 'Sie haben 21 Tage ab der Zustellung einer Insolvenzandrohung (bankruptcy notice). Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Zahlen, sich einigen oder einen Antrag beim Gericht stellen',
    consequence: 'Man kann dann beim Gericht beantragen, dass Sie insolvent (bankrupt) werden.',
  },
  'au.demand.right-setaside': {
    says: 'Sie können das Gericht bitten, sie aufzuheben (set aside), wenn das Urteil falsch oder zu klein ist oder schon bezahlt wurde.',
  },
  'au.demand.right-threshold': {
    says: 'Das Urteil muss über mindestens 10.000 $ gehen und weniger als sechs Jahre alt sein.',
  },
  'au.demand.step-day': { says: 'Notieren Sie den Tag der Zustellung. Zählen Sie 21 Tage.' },
  'au.demand.step-lawyer': {
    says: 'Holen Sie heute rechtlichen Rat. Rufen Sie die Rechtshilfe (legal aid) oder die National Debt Helpline an.',
  },
  'au.demand.step-deal': {
    says: 'Bieten Sie dem Gläubiger schriftlich einen Plan an. Bitten Sie ihn, die Mitteilung zurückzunehmen.',
  },
  'au.demand.opt-deal': {
    says: 'Bieten Sie einen Plan oder eine kleinere Summe an und holen Sie es schriftlich.',
    title: 'Sich einigen',
    cost: 'Die vereinbarte Summe.',
    time: 'Binnen 21 Tagen.',
    risk: 'Ist die Einigung nicht klar, läuft die Mitteilung weiter.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'au.demand.opt-setaside': {
    says: 'Stellen Sie binnen 21 Tagen einen Antrag beim Federal Circuit and Family Court.',
    title: 'Die Aufhebung (set aside) beantragen',
    cost: 'Eine Gerichtsgebühr. Sie können um eine kleinere bitten.',
    time: 'Binnen 21 Tagen.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Die Mitteilung oder das Urteil ist falsch.',
  },
  'au.demand.warn': {
    says: 'Lassen Sie die 21 Tage nicht vergehen. Danach kann das Gericht kaum noch helfen.',
  },
}
