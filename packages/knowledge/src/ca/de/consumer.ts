/** Disputes with a firm about a contract: faults, fairness and complaints: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'ca.buy.myth-policy': {
    says: 'Regeln eines Geschäfts können nicht nehmen, was das Gesetz Ihnen gibt. Ware muss ordentliche Qualität haben und leisten, was versprochen wurde.',
  },
  'ca.buy.want': {
    says: 'Sie können fragen, ob der Vertrag fair ist und ob die Firma ihren Teil erfüllt hat.',
  },
  'ca.buy.reality': {
    says: 'Eine Firma kann nicht allein entscheiden, wer recht hat. Sind Sie nicht einverstanden, muss sie es vor Gericht beweisen.',
  },
  'ca.buy.who': {
    says: 'Verbraucherrecht macht jede Provinz selbst. Jede hat ein Amt, das Beschwerden kostenlos annimmt.',
  },
  'ca.buy.rights': {
    says: 'Sie können verlangen, wofür Sie bezahlt haben. Falsche Angaben in Werbung oder von einem Verkäufer sind verboten.',
  },
  'ca.buy.not-yet': {
    says: 'Ohne Urteil eines Gerichts darf man Ihren Lohn oder Ihre Sachen nicht nehmen.',
  },
  'ca.buy.right-fit': {
    says: 'Ware muss ordentliche Qualität haben und leisten, was der Verkäufer sagte. Ein Schild im Geschäft kann das nicht nehmen.',
  },
  'ca.buy.right-charge': {
    says: 'Liefert ein Onlineverkäufer nicht und zahlt nicht zurück, bitten Sie Ihre Kartenfirma, die Zahlung zurückzuholen (chargeback).',
  },
  'ca.buy.step-write': {
    says: 'Schreiben Sie der Firma. Sagen Sie, was schiefging, was Sie wollen und bis wann.',
  },
  'ca.buy.step-proof': { says: 'Behalten Sie Vertrag, Werbung, Quittung und Fotos.' },
  'ca.buy.step-card': {
    says: 'Haben Sie mit Karte bezahlt, fragen Sie die Kartenfirma nach einer Rückbuchung (chargeback). Tun Sie es schnell, denn die Zeit ist kurz.',
  },
  'ca.buy.step-office': { says: 'Beschweren Sie sich beim Verbraucheramt Ihrer Provinz.' },
  'ca.buy.opt-complain': {
    says: 'Beschweren Sie sich bei der Firma, dann beim Verbraucheramt oder der Beschwerdestelle der Branche.',
    title: 'Sich beschweren',
    cost: 'Kostenlos.',
    time: 'Wochen bis Monate.',
    risk: 'Gering.',
    bestFor: 'Die Firma hört nicht zu.',
  },
  'ca.buy.opt-deal': {
    says: 'Verlangen Sie eine Reparatur, Ihr Geld oder einen kleineren Preis.',
    title: 'Um eine faire Lösung bitten',
    cost: 'Kostenlos.',
    time: 'Tage.',
    risk: 'Gering.',
    bestFor: 'Sie wollen es schnell lösen.',
  },
  'ca.buy.opt-court': {
    says: 'Fordern Sie Ihr Geld ohne Anwalt.',
    title: 'Zum Gericht für kleine Fälle (small claims) gehen',
    cost: 'Eine Gerichtsgebühr.',
    time: 'Einige Monate.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht einige Kosten.',
    bestFor: 'Die Summe ist es wert, und Sie haben Beweise.',
  },
  'ca.buy.qc-warranty': {
    says: 'In Québec müssen Waren eine angemessene Zeit funktionieren, je nach Preis und Nutzung. Diese gesetzliche Garantie (garantie légale) ist kostenlos und kommt vom Gesetz.',
  },
  'ca.buy.on-sale': {
    says: 'In Ontario muss Ware brauchbar sein, und Dienste müssen ordentliche Qualität haben. Eine Firma kann das gegenüber Verbrauchern nicht durch Vertrag ausschließen.',
  },
  'ca.buy.bc-sale': {
    says: 'In British Columbia muss Ware brauchbar sein, ordentliche Qualität haben und angemessen lange halten.',
  },
  'ca.buy.sk-sale': {
    says: 'In Saskatchewan muss Ware annehmbare Qualität haben und halten. Bei einem schweren Fehler steht Ihnen vielleicht Ihr Geld zu.',
  },
  'ca.buy.qc-remedies': {
    says: 'Bricht ein Händler das Verbraucherrecht von Québec, können Sie das Versprochene, einen kleineren Preis, Ihr Geld oder Schadenersatz verlangen.',
  },
  'ca.buy.bc-unfair': {
    says: 'In British Columbia darf ein Verkäufer Sie nicht täuschen oder drängen. Sie können Ihren Schaden einklagen, und ein unfairer Vertrag bindet Sie vielleicht nicht.',
  },
  'ca.buy.ab-unfair': {
    says: 'In Alberta darf ein Verkäufer Sie nicht täuschen oder drängen. Einen Vertrag aus unfairem Verhalten (unfair practice) können Sie auflösen und Ihren Schaden fordern.',
  },
}
