/** Who collects a debt, and what a collector may and may not do: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_DE: Words = {
  'au.debt.who': {
    says: 'Eine Inkassofirma (debt collector) arbeitet für die Firma, der Sie etwas schuldeten, oder hat die Schuld gekauft. Sie hat keine Macht eines Gerichts oder der Polizei.',
  },
  'au.debt.org-afca': {
    says: 'Firmen, die Kredite und Karten eintreiben, müssen zur AFCA gehören, der kostenlosen Beschwerdestelle. Dort können Sie sie nachsehen.',
  },
  'au.debt.right-no-harass': {
    says: 'Sie haben das Recht, nicht belästigt, bedroht oder gezwungen zu werden.',
  },
  'au.debt.right-hours': {
    says: 'Man sollte nur an Werktagen von 7.30 Uhr bis 21 Uhr anrufen, am Wochenende von 9 Uhr bis 21 Uhr. Nicht an Feiertagen.',
  },
  'au.debt.right-three': {
    says: 'Man sollte sich nicht öfter als dreimal in der Woche oder zehnmal im Monat melden.',
  },
  'au.debt.right-private': {
    says: 'Man sollte Ihrem Chef, Ihrer Familie oder Ihren Nachbarn nichts von der Schuld sagen.',
  },
  'au.debt.right-afca': {
    says: 'Sie können sich kostenlos bei der AFCA beschweren. Solange sie Ihren Fall prüft, kann man Sie deswegen meist nicht verklagen.',
  },
  'au.debt.opt-afca': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Nach 30 Tagen, oder nach einem Nein, gehen Sie zur AFCA.',
    title: 'Sich bei der AFCA beschweren',
    cost: 'Kostenlos.',
    time: 'Wochen bis Monate.',
    risk: 'Gering.',
    bestFor: 'Man belästigt Sie oder hört nicht zu.',
  },
  'au.debt.tactic-writing': {
    says: 'Bleiben Sie beim Schreiben. Bitten Sie darum, dass man nur E-Mails oder Briefe schickt.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Termin vor Gericht ist nahe.',
  },
  'au.debt.right-asic-act': {
    says: 'Niemand darf Sie wegen einer Kreditschuld täuschen, belästigen oder zwingen. Sie können sich beim Kreditgeber beschweren, dann bei der AFCA, und es der ASIC sagen.',
  },
  'au.debt.vic-practices': {
    says: 'In Victoria sind manche Handlungen beim Eintreiben verboten. Zum Beispiel ohne Erlaubnis in Ihr Zuhause zu gehen, Gewalt oder falsche Papiere.',
  },
}
