/** What can still be done about debts and a rented home when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_DE: Words = {
  'nl.late.claim-reality': {
    says: 'Der Gerichtstag scheint vorbei. Vielleicht hat der Richter ohne Sie entschieden (verstek). Sie können noch etwas tun, aber heute.',
  },
  'nl.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit der Nummer an. Noch kein Urteil? Bitten Sie, jetzt zu antworten (verstek zuiveren). Wenn doch, verlangen Sie eine Kopie.',
  },
  'nl.late.claim-rights': {
    says: 'Bis zum Urteil können Sie noch antworten. Danach haben Sie meist vier Wochen für den Einspruch (verzet), ab der Übergabe an Sie selbst oder ab Ihrer Reaktion.',
  },
  'nl.late.claim-option': {
    says: 'Derselbe Richter prüft neu. Ein Gerichtsvollzieher muss Ihren Einspruch zustellen (verzetdagvaarding).',
    title: 'Einspruch (verzet), wenn ohne Sie entschieden wurde',
    cost: 'Ein Gerichtsvollzieher, und ein kleiner Anteil am Anwalt bei wenig Einkommen.',
    time: 'Meist vier Wochen ab der Übergabe an Sie.',
    risk: 'Es kann inzwischen oft vollstreckt werden.',
    bestFor: 'Sie haben einen Grund gegen die Forderung.',
  },
  'nl.late.judgment-reality': {
    says: 'Vom Datum des Papiers an gezählt sind die vier Wochen für den Einspruch (verzet) vorbei. Vielleicht begannen sie später oder noch nicht.',
  },
  'nl.late.judgment-stands': {
    says: 'Die drei Monate für die Berufung scheinen vorbei. Das Urteil steht meist fest. Ein Plan und Schuldenhilfe sind weiter möglich.',
  },
  'nl.late.judgment-step': {
    says: 'Wann bekamen Sie es selbst in die Hand? Wann riefen Sie an, zahlten Sie, oder wurde Geld genommen? Alles unter vier Wochen her: heute zum Anwalt und Einspruch.',
  },
  'nl.late.judgment-plan': {
    says: 'Zu spät, sich zu wehren? Rufen Sie heute den Gerichtsvollzieher an und bieten Sie schriftlich eine Rate. Nur ein klarer Fehler oder neue große Not kann es noch stoppen.',
  },
  'nl.late.judgment-right': {
    says: 'Ein Papier im Briefkasten startet die vier Wochen für den Einspruch (verzet) nicht. Sie beginnen in Ihrer Hand, durch Ihre Reaktion oder wenn Geld genommen ist.',
  },
  'nl.late.judgment-option': {
    says: 'Bitten Sie denselben Richter um neue Prüfung. Ein Anwalt prüft erst, wann Ihre vier Wochen begannen.',
    title: 'Einspruch (verzet), wenn Ihre vier Wochen noch laufen',
    cost: 'Ein Gerichtsvollzieher, und ein kleiner Anteil am Anwalt bei wenig Einkommen.',
    time: 'Heute.',
    risk: 'Zu spät, und Sie zahlen die Kosten.',
    bestFor: 'Sie haben erst vor Kurzem davon erfahren.',
  },
  'nl.late.bailiff-reality': {
    says: 'Die Frist im Papier scheint vorbei. Sachen, Lohn oder Geld auf der Bank können gepfändet werden. Genug zum Leben bleibt, und ein Plan geht noch.',
  },
  'nl.late.bailiff-step': {
    says: 'Rufen Sie heute den Gerichtsvollzieher an, auch wenn der Tag vorbei ist. Fragen Sie, auf welchem Urteil es beruht und was kommt. Bieten Sie schriftlich eine Rate.',
  },
  'nl.late.evict-step': {
    says: 'Rufen Sie heute den Gerichtsvollzieher und einen Anwalt an. Fragen Sie, ob und wann geräumt wird. Ein Richter kann es noch stoppen oder verschieben (executiegeschil).',
  },
  'nl.late.demand-step': {
    says: 'Antworten Sie heute, auch wenn der Tag vorbei ist: bestreiten oder einen Plan anbieten. Die 14 Tage laufen ab dem Tag, nachdem der Brief ankam.',
  },
  'nl.late.demand-pay': {
    says: 'Zahlen Sie, was Sie schulden. Kosten nur, wenn ein erster Brief 14 Tage gab und ihre Höhe nannte.',
    title: 'Die Rechnung zahlen und die Kosten prüfen',
    cost: 'Die Rechnung, vielleicht mit Kosten.',
    time: 'Heute.',
    risk: 'Sie verlieren vielleicht einen Einwand.',
    bestFor: 'Die Rechnung stimmt und Sie können zahlen.',
  },
  'nl.late.home-reality': {
    says: 'Der Tag im Brief ist vorbei. Das beendet die Miete nicht. Haben Sie nicht schriftlich zugestimmt, dürfen Sie bleiben, bis ein Richter entscheidet.',
  },
  'nl.late.home-step': {
    says: 'Bleiben Sie und schreiben Sie heute, dass Sie nicht zustimmen. Schweigen war kein Ja. Nehmen Sie jedes Papier vom Gerichtsvollzieher: Darin kann ein Gerichtstag stehen.',
  },
  'nl.late.home-option': {
    says: 'Schreiben Sie, dass Sie nicht zustimmen. Durch Schweigen haben Sie nichts verloren.',
    title: 'Auch jetzt Nein zur Kündigung sagen',
    cost: 'Nichts.',
    time: 'Heute.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Sie wollen bleiben.',
  },
  'nl.late.rent-reality': {
    says: 'Der Zahltag ist vorbei, der Vermieter kann vor Gericht gehen. Nur ein Richter kann die Miete beenden. Was Sie vorher zahlen, zählt für Sie.',
  },
  'nl.late.rent-step': {
    says: 'Zahlen Sie heute die Miete dieses Monats und mehr, wenn es geht. Bieten Sie den Rest schriftlich in Raten. Kommt eine Ladung, gehen Sie hin: Der Richter kann einen Monat mehr geben.',
  },
}
