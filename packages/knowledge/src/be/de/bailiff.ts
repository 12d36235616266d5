/** A bailiff who asks for money or starts a seizure: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_WORDS: Words = {
  'be.court.officer-want': {
    says: 'Ein Gerichtsvollzieher fordert Sie auf zu zahlen oder beginnt eine Pfändung.',
  },
  'be.court.officer-who': {
    says: 'Ein Gerichtsvollzieher (huissier, gerechtsdeurwaarder) hat ein öffentliches Amt. Zum Pfänden braucht es ein Urteil oder einen anderen Titel.',
  },
  'be.court.officer-reality-none': {
    says: 'Wir sehen in diesem Brief kein Urteil. Dann kann der Gerichtsvollzieher nur bitten, mit begrenzten Kosten.',
  },
  'be.court.officer-reality': {
    says: 'Der Brief spricht von einem Titel, also kann vollstreckt werden. Ein Plan ist noch möglich, und vieles ist geschützt.',
  },
  'be.court.officer-not-yet': { says: 'Ohne Titel darf niemand hereinkommen oder Dinge nehmen.' },
  'be.court.officer-deadline-bank': {
    says: 'Ab der Mitteilung haben Sie 15 Tage, um beim Pfändungsrichter gegen die Pfändung von Geld vorzugehen.',
    action: 'Gegen die Pfändung von Geld vorgehen',
    consequence: 'Danach zahlt die Bank oder der Arbeitgeber aus.',
  },
  'be.court.officer-deadline-goods': {
    says: 'Ab der ersten Pfändungshandlung haben Sie fünfzehn Tage, um dem Gerichtsvollzieher zu sagen, welche Dinge geschützt sind.',
    action: 'Dem Gerichtsvollzieher sagen, welche Dinge geschützt sind',
    consequence: 'Danach können Sie es nicht mehr geltend machen.',
  },
  'be.court.officer-step-title': {
    says: 'Verlangen Sie eine Kopie des Urteils und eine volle Aufstellung von Schuld, Zinsen und Kosten.',
  },
  'be.court.officer-step-plan': {
    says: 'Bieten Sie jetzt schriftlich eine Summe im Monat an. Sagen Sie, wenn Sie eine Schuldenvermittlung haben.',
  },
  'be.court.officer-step-help': {
    says: 'Rufen Sie Ihr ÖSHZ (CPAS, OCMW) für kostenlose Schuldenvermittlung an.',
  },
  'be.court.officer-right-goods': {
    says: 'Bett, Kleider, Waschmaschine, Heizung, Kühlschrank, Tisch, Kindersachen, ein Telefon und Arbeitsgeräte sind geschützt.',
  },
  'be.court.officer-right-pay': {
    says: 'Ein Grundbetrag Ihres Lohns darf nicht genommen werden. Die Beträge ändern sich jedes Jahr und steigen mit Kindern.',
  },
  'be.court.officer-right-benefits': {
    says: 'Kindergeld, Eingliederungseinkommen und andere Grundhilfe bleiben geschützt, eine Zeit lang auch auf dem Konto.',
  },
  'be.court.officer-right-judge': {
    says: 'Sie dürfen zum Pfändungsrichter gehen (juge des saisies, beslagrechter).',
  },
  'be.court.officer-option-plan': {
    title: 'Einen Plan vereinbaren',
    says: 'Bieten Sie eine Summe im Monat an, mit Ihrem Budget.',
    cost: 'Was Sie anbieten, und eine kleine Gebühr.',
    time: 'Ein Brief.',
    risk: 'Die Kosten laufen weiter, wenn Sie aufhören.',
    bestFor: 'Sie schulden es.',
  },
  'be.court.officer-option-collective': {
    title: 'Um einen Plan für alle Schulden bitten',
    says: 'Das Arbeitsgericht kann Pfändungen stoppen und einen Plan festlegen. Bitten Sie das ÖSHZ um Hilfe beim Antrag.',
    cost: 'Der Antrag kostet nichts.',
    time: 'Einige Wochen.',
    risk: 'Strenge Regeln für bis zu sieben Jahre.',
    bestFor: 'Sie haben viele Schulden.',
  },
}
