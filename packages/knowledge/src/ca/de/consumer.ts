/** The German words of the rows in ../consumer.ts. */
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
  'ca.buy.right-ten': {
    says: 'In den meisten Provinzen können Sie einen Vertrag, den Sie an der Haustür unterschrieben, binnen 10 Tagen ohne Grund auflösen.',
  },
  'ca.buy.right-charge': {
    says: 'Liefert ein Onlineverkäufer nicht und zahlt nicht zurück, bitten Sie Ihre Kartenfirma, die Zahlung zurückzuholen (chargeback).',
  },
  'ca.buy.right-phone': {
    says: 'Einen Handyvertrag können Sie jederzeit kündigen. Sie schulden höchstens den Rest des Preises für das Telefon.',
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
  'ca.buy.insight-cancel': {
    says: 'Gab die Firma Ihnen keinen schriftlichen Vertrag mit allen Angaben, haben Sie vielleicht länger Zeit zum Auflösen.',
    actionable: 'Suchen Sie im Papier den Namen der Firma, den Preis und Ihr Recht zum Auflösen.',
  },
  'ca.buy.qc-cool': {
    says: 'In Québec haben Sie 10 Tage, um einen Vertrag mit einem Haustürhändler (commerçant itinérant) aufzulösen.',
  },
  'ca.buy.qc-warranty': {
    says: 'In Québec müssen Waren eine angemessene Zeit funktionieren, je nach Preis und Nutzung. Diese gesetzliche Garantie (garantie légale) ist kostenlos und kommt vom Gesetz.',
  },
  'ca.buy.cool-off': {
    says: 'In den meisten Provinzen haben Sie 10 Tage, um einen Vertrag aufzulösen, der bei Ihnen zu Hause unterschrieben wurde.',
    action: 'Schriftlich auflösen, wenn Sie an der Haustür unterschrieben haben',
    consequence: 'Danach wird das Auflösen schwerer.',
  },
  'ca.buy.on-cool': {
    says: 'In Ontario haben Sie 10 Tage, um einen Vertrag von zu Hause, mit einem Fitnessstudio oder für Ferienwohnrecht (time share) aufzulösen.',
  },
  'ca.buy.on-late': {
    says: 'In Ontario können Sie auflösen, wenn Ware mehr als 30 Tage zu spät kommt. Verträge im Internet können Sie auflösen, wenn Angaben fehlen.',
  },
  'ca.buy.bc-cool': {
    says: 'In British Columbia haben Sie 10 Tage, um einen Haustürkauf (direct sale) oder einen Vertrag mit einem Fitnessstudio aufzulösen.',
  },
  'ca.buy.ab-cool': {
    says: 'In Alberta haben Sie 10 Tage, um einen Vertrag von Ihrer Haustür aufzulösen.',
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
  'ca.buy.right-penalty': {
    says: 'Fragen Sie, auf welche Klausel sich die Gebühr stützt. Ein Gericht kann eine Gebühr senken, die nur bestraft und weit über dem Schaden liegt.',
  },
  'ca.buy.qc-gym': {
    says: 'In Québec dauert ein Vertrag mit einem Fitnessstudio höchstens ein Jahr. Vor dem Beginn können Sie ihn kostenlos beenden, im ersten Zehntel für ein Zehntel des Preises.',
  },
  'ca.buy.on-gym': {
    says: 'In Ontario können Sie einen Fitnessvertrag binnen 10 Tagen nach Ihrer schriftlichen Kopie ohne Grund beenden. Er darf höchstens ein Jahr laufen.',
  },
  'ca.buy.on-door': {
    says: 'In Ontario ist ein Vertrag über Boiler, Heizung oder Ähnliches, den sie ungebeten an Ihrer Tür schlossen, nichtig. Andere Haustürverträge können Sie binnen 10 Tagen beenden.',
  },
}
