/** What can still be done when the time in a paper of a court or an enforcement officer is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_DE: Words = {
  'fr.late.order-want': {
    says: 'Ein Gericht hat einen Zahlungsbefehl erlassen (injonction de payer). Ab dem Datum des Papiers gezählt ist der Monat für den Widerspruch vorbei.',
  },
  'fr.late.order-reality': {
    says: 'Er kann jetzt wie ein Urteil gelten. Wurde er Ihnen nie selbst übergeben, sind Sie vielleicht noch in der Frist.',
  },
  'fr.late.order-step': {
    says: 'Wurde er Ihnen selbst übergeben? Wenn nicht, widersprechen Sie heute per Einschreiben. Der Monat läuft ab dem ersten persönlich übergebenen Akt oder der ersten Pfändung.',
  },
  'fr.late.order-option': {
    says: 'Schreiben Sie an die Geschäftsstelle (greffe): „Ich widerspreche der Anordnung vom (Datum, Nummer). Sie wurde mir nicht persönlich übergeben.“',
    title: 'Spät widersprechen, wenn nicht persönlich übergeben',
    cost: 'Ein Einschreiben.',
    time: 'Ein Monat ab dem ersten persönlichen Akt oder der ersten Pfändung.',
    risk: 'Wurde sie persönlich übergeben, lehnt das Gericht ab.',
    bestFor: 'Sie lag im Briefkasten, beim Amt oder an einer alten Adresse.',
  },
  'fr.late.summons-reality': {
    says: 'Der Tag der Verhandlung ist wohl vorbei. Vielleicht wurde ohne Sie entschieden. Ein Urteil kann erst vollstreckt werden, wenn ein Amtsträger es Ihnen zustellt.',
  },
  'fr.late.summons-step': {
    says: 'Rufen Sie heute die Geschäftsstelle (greffe) mit der Nummer an. Fragen Sie nach Urteil oder neuem Termin. Noch kein Urteil? Bitten Sie schriftlich, gehört zu werden.',
  },
  'fr.late.summons-option': {
    says: 'Wird das Urteil zugestellt, legen Sie Berufung ein. Bei kleinen Summen ohne Berufung und ohne persönliche Ladung geht Einspruch (opposition).',
    title: 'Berufung oder Einspruch, wenn ohne Sie entschieden wurde',
    cost: 'Meist ein Anwalt, außer mit Prozesskostenhilfe.',
    time: 'Ein Monat ab der Zustellung.',
    risk: 'Wenn Sie verlieren, steigen die Kosten.',
    bestFor: 'Sie haben einen Grund gegen die Forderung.',
  },
  'fr.late.lapse-right': {
    says: 'Sie waren nicht da? Ein Urteil, das nicht binnen sechs Monaten zugestellt wird, kann seine Wirkung verlieren.',
  },
  'fr.late.judgment-reality': {
    says: 'Ab dem Datum des Papiers gezählt ist die Zeit für die Berufung vorbei. Der Monat läuft ab der Zustellung. Zahlungsaufschub und Schuldenhilfe gibt es weiter.',
  },
  'fr.late.judgment-rights': {
    says: 'Sie dürfen noch um Zahlungszeit bitten, behalten, was geschützt ist, und Schuldenhilfe beantragen.',
  },
  'fr.late.judgment-step': {
    says: 'Wann und wie wurde es zugestellt? Wussten Sie ohne Schuld nichts davon, gehen Sie heute zu einem Anwalt wegen „relevé de forclusion“.',
  },
  'fr.late.judgment-option': {
    says: 'Fragen Sie die Präsidentin oder den Präsidenten des Berufungsgerichts. Zeigen Sie, dass Sie zu spät davon erfuhren oder nicht handeln konnten.',
    title: 'Die Frist zurückverlangen (relevé de forclusion)',
    cost: 'Anwalt und Zustellung. Prozesskostenhilfe kann zahlen.',
    time: 'Zwei Monate ab dem ersten persönlich übergebenen Akt oder der ersten Pfändung.',
    risk: 'Der Antrag kann abgelehnt werden. Dagegen gibt es nichts mehr.',
    bestFor: 'Sie waren nicht dabei und wussten nichts.',
  },
  'fr.late.officer-step': {
    says: 'Rufen Sie heute den commissaire de justice an, auch wenn die Zeit vorbei ist. Fragen Sie, was schon gepfändet ist, und bieten Sie schriftlich eine Rate an.',
  },
  'fr.late.bank-right': {
    says: 'Ist der Monat gegen die Kontopfändung vorbei? Wenn Sie das Geld nicht schuldeten, können Sie es auf eigene Kosten noch zurückklagen.',
  },
}
