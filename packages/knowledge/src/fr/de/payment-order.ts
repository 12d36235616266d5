/** The judge's order to pay (injonction de payer) and the objection to it (opposition): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'fr.claim.want-order': {
    says: 'Ein Richter hat einen Zahlungsbefehl (injonction de payer) erlassen. Er hat nur die andere Seite gehört. Jetzt können Sie Einspruch einlegen.',
  },
  'fr.claim.reality-order': {
    says: 'Der Zahlungsbefehl (injonction de payer) ist echt, aber nicht das Ende. Legen Sie binnen eines Monats Einspruch ein, beginnt der ganze Fall vor dem Richter neu.',
  },
  'fr.claim.not-yet-order': {
    says: 'Solange der Monat für den Einspruch läuft oder Ihr Einspruch offen ist, darf niemand den Zahlungsbefehl vollstrecken.',
  },
  'fr.claim.know-served': {
    says: 'Ein Zahlungsbefehl (injonction de payer) ab dem 1. September 2026 muss Sie binnen drei Monaten erreichen. Bei älteren waren es sechs Monate. Kommt er später, ist er wirkungslos.',
  },
  'fr.claim.deadline-object': {
    says: 'Sie haben ab dem Tag der Zustellung (signification) einen Monat für den Einspruch (opposition).',
    action: 'Einspruch gegen den Zahlungsbefehl einlegen (opposition)',
    consequence:
      'Tun Sie nichts, gilt der Zahlungsbefehl wie ein Urteil und kann vollstreckt werden.',
  },
  'fr.claim.step-date': {
    says: 'Suchen Sie den Tag, an dem der Gerichtsvollzieher den Zahlungsbefehl zugestellt hat (signification). Zählen Sie von diesem Tag einen Monat.',
  },
  'fr.claim.step-object': {
    says: 'Für den Einspruch schicken Sie ein Einschreiben an die Geschäftsstelle des Gerichts (greffe), die im Zahlungsbefehl steht. Oder gehen Sie hin. Sagen Sie, dass Sie Einspruch einlegen, und unterschreiben Sie.',
  },
  'fr.claim.right-object': {
    says: 'Sie haben das Recht, ohne Begründung Einspruch (opposition) einzulegen. Der Richter muss dann beide Seiten hören.',
  },
  'fr.claim.right-not-in-hand': {
    says: 'Hat man Ihnen den Zahlungsbefehl nicht selbst in die Hand gegeben, haben Sie vielleicht länger Zeit. Der Monat beginnt dann mit dem ersten Schriftstück, das Sie persönlich bekommen, oder mit der ersten Pfändung.',
  },
  'fr.claim.option-object': {
    title: 'Einspruch gegen den Zahlungsbefehl einlegen',
    says: "Schicken Sie der Geschäftsstelle des Gerichts (greffe) ein kurzes Einschreiben: „Je fais opposition à l'ordonnance du (Datum, Nummer).“ Das heißt: Ich lege Einspruch ein.",
    cost: 'Ein Einschreiben.',
    time: 'Eine halbe Stunde. Dann einige Monate bis zur Verhandlung.',
    risk: 'Verlieren Sie, können Kosten dazukommen.',
    bestFor: 'Die Schuld ist falsch oder zu alt, oder Sie brauchen Zeit.',
  },
  'fr.claim.warn-letter-not-object': {
    says: 'Ein Brief oder Anruf beim Gläubiger ist kein Einspruch. Nur ein Schreiben an die Geschäftsstelle des Gerichts (greffe) zählt.',
  },
  'fr.claim.tactic-object': {
    says: 'Einspruch (opposition) ist ein Recht und bringt Ihnen eine Verhandlung. Dort können Sie die Summe bestreiten oder um Zeit bitten.',
    risk: 'Verlieren Sie, können Kosten dazukommen.',
    notWhen: 'Sie schulden alles und können jetzt zahlen.',
  },
  'fr.claim.change-served': {
    says: 'Bei Zahlungsbefehlen (injonctions de payer) ab dem 1. September 2026 hat der Gläubiger nur drei Monate für die Zustellung.',
    was: 'Der Gläubiger hatte sechs Monate.',
    is: 'Der Gläubiger hat drei Monate.',
  },
  'fr.claim.element-month': {
    name: 'Die Frist für den Einspruch',
    says: 'Das Schriftstück muss sagen, dass Sie einen Monat für den Einspruch (opposition) haben, und wo.',
    ifMissing:
      'Wir sehen die Frist für den Einspruch nicht. Zeigen Sie das Schriftstück einer kostenlosen Rechtsberatung.',
  },
  'fr.claim.element-sum': {
    name: 'Die Summe, die Zinsen und die Gerichtskosten',
    says: 'Das Schriftstück muss die Summe nennen, mit Zinsen und Gerichtskosten.',
    ifMissing:
      'Wir sehen keine klare Summe. Bitten Sie die Geschäftsstelle des Gerichts (greffe) um eine Kopie.',
  },
}
