/** The German words of Japan: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_DE: Words = {
  'jp.home.want': {
    says: 'Ihr Vermieter will, dass Sie ausziehen. Ein Brief allein zwingt Sie nicht dazu.',
  },
  'jp.home.want-rent': {
    says: 'Ihr Vermieter oder eine Bürgschaftsfirma (保証会社) verlangt offene Miete.',
  },
  'jp.home.who': {
    says: 'Das ist eine private Person oder Firma. Nur ein Gericht kann Ihren Auszug anordnen.',
  },
  'jp.home.real': {
    says: 'Sie können bleiben, bis ein Gericht entscheidet und ein Beamter (執行官) es ausführt.',
  },
  'jp.home.not-yet': {
    says: 'Niemand darf ohne Gericht Ihre Schlösser tauschen oder Ihre Sachen hinauswerfen.',
  },
  'jp.home.rights': {
    says: 'Ein Vermieter braucht einen guten Grund (正当事由) und sechs Monate. Sie können ablehnen und über Geld für den Umzug sprechen.',
  },
  'jp.home.step-sign': {
    says: 'Unterschreiben Sie kein Papier zum Auszug (退去合意書). Fragen Sie schriftlich nach dem Grund.',
  },
  'jp.home.rights-late': {
    says: 'Bei später Miete muss der Vermieter meist erst eine angemessene Zeit zum Zahlen geben. Ein Gericht fragt dann, ob das Vertrauen zerstört ist, meist bei etwa drei Monaten.',
  },
  'jp.home.step-pay-all': {
    says: 'Zahlen Sie die ganze späte Miete in der Zeit im Brief und heben Sie den Beleg auf. Geht das nicht, zahlen Sie einen Teil und bitten Sie schriftlich um Tage.',
  },
  'jp.home.option-pay-late': {
    title: 'Die späte Miete rechtzeitig zahlen',
    says: 'Ist alles in der gesetzten Zeit bezahlt, gibt es deswegen meist keinen Grund mehr, den Vertrag zu beenden.',
    cost: 'Die späte Miete.',
    time: 'In den Tagen, die im Brief stehen.',
    risk: 'Ein Teil allein rettet den Vertrag vielleicht nicht.',
    bestFor: 'Sie schulden sie und wollen bleiben.',
  },
  'jp.home.step-pay': {
    says: 'Zahlen Sie jetzt, was Sie können, und bieten Sie Tage für den Rest an. Gerichte achten auf etwa drei Monate Rückstand.',
  },
  'jp.home.step-keep': {
    says: 'Zahlen Sie weiter Miete. Nimmt der Vermieter sie nicht an, hinterlegen Sie sie beim Rechtsamt (供託).',
  },
  'jp.home.step-help': {
    says: 'Fragen Sie Houterasu, und Ihre Stadt nach Miethilfe (住居確保給付金).',
  },
  'jp.home.step-type': {
    says: 'Lesen Sie Ihren Vertrag. Ein befristeter Vertrag (定期建物賃貸借) endet an seinem Tag, mit Mitteilung mindestens sechs Monate vorher.',
  },
  'jp.home.right-reason': {
    says: 'In einem gewöhnlichen Mietvertrag dürfen Sie bleiben, wenn der Vermieter keinen guten Grund hat.',
  },
  'jp.home.right-six': {
    says: 'Sie haben das Recht auf mindestens sechs Monate Frist.',
  },
  'jp.home.right-time': {
    says: 'Sie haben das Recht auf eine faire Zeit zum Zahlen, bevor der Vertrag endet. Ein später Monat reicht meist nicht.',
  },
  'jp.home.right-lock': {
    says: 'Sie haben das Recht auf Ihre Wohnung, bis ein Gericht anders entscheidet.',
  },
  'jp.home.option-refuse': {
    title: 'Schriftlich ablehnen',
    says: 'Schreiben Sie, dass Sie weiter mieten wollen.',
    cost: 'Das Porto.',
    time: 'Ein Brief.',
    risk: 'Der Vermieter kann klagen.',
    bestFor: 'Sie wollen bleiben.',
  },
  'jp.home.option-money': {
    title: 'Über Zeit und Geld sprechen',
    says: 'Bitten Sie um mehr Monate, Umzugskosten oder Raten.',
    cost: 'Nichts.',
    time: 'Wochen.',
    risk: 'Unterschreiben Sie nur, was Sie halten können.',
    bestFor: 'Sie könnten umziehen.',
  },
  'jp.home.option-help': {
    title: 'Houterasu fragen',
    says: 'Kostenloser Rat bei kleinem Einkommen.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Jeder Brief zum Auszug.',
  },
  'jp.home.warn-court': {
    says: 'Folgt ein Papier vom Gericht, antworten Sie rechtzeitig. Tun Sie es nicht, ordnet das Gericht meist den Auszug an.',
  },
  'jp.home.fixed-rights': {
    says: 'Ein befristeter Mietvertrag endet nur dann an seinem Tag, wenn Sie vorher ein eigenes Papier dazu bekamen. Die Mitteilung muss sechs bis zwölf Monate vorher kommen.',
  },
  'jp.home.right-fixed-late': {
    says: 'Kam die Mitteilung zu spät, können Sie sechs Monate ab diesem Tag bleiben. In einer Wohnung unter 200 m² dürfen Sie wegen Arbeit, Krankheit oder Pflege mit einem Monat Frist gehen.',
  },
}
