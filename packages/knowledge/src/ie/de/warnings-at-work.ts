/** The German words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_DE: Words = {
  'ie.hearing.right-time': {
    says: 'Sie können um einen anderen Tag bitten, wenn Sie oder Ihre Begleitung mehr Zeit brauchen. Ein fairer Arbeitgeber gibt Ihnen Zeit.',
  },
  'ie.hearing.step-write': {
    says: 'Schreiben Sie Ihre Sicht Punkt für Punkt auf, und wer was gesehen hat. Nehmen Sie das Blatt mit.',
  },
  'ie.warned.right-lapse': {
    says: 'Man soll Ihnen sagen, was sich bis wann ändern muss und wie lange die Verwarnung in der Akte bleibt.',
  },
  'ie.warned.step-appeal': {
    says: 'Ist die Verwarnung falsch, legen Sie bis zum Tag im Brief schriftlich Einspruch ein. Sagen Sie, was falsch ist und was Sie wollen.',
  },
  'ie.warned.option-answer': {
    title: 'Schriftlich antworten',
    cost: 'Kostenlos.',
    time: 'Ein paar Tage.',
    risk: 'Gering, wenn Sie ruhig und bei den Tatsachen bleiben.',
    bestFor: 'Sie sind mit den Vorwürfen nicht einverstanden.',
    says: 'Schreiben Sie Ihre Sicht und bitten Sie, sie zur Akte zu nehmen. Das hilft auch später.',
  },
  'ie.warned.not-yet': { says: 'Ihre Stelle und Ihr Lohn bleiben vorerst.' },
  'ie.suspended.reality': {
    says: 'Eine Freistellung während der Prüfung ist keine Strafe. Noch ist nichts bewiesen.',
  },
  'ie.suspended.right-pay': {
    says: 'Ihr Lohn läuft weiter. Man darf ihn nur stoppen, wenn Gesetz, Vertrag oder Ihre schriftliche Zustimmung es erlauben.',
  },
  'ie.suspended.right-fair': {
    says: 'Vor einer Entscheidung muss man Ihnen den Vorwurf nennen und Sie anhören.',
  },
  'ie.suspended.right-short': {
    says: 'Sie soll kurz sein und einen guten Grund haben. Fragen Sie, wie lange sie dauert und wer sie prüft.',
  },
  'ie.suspended.step-ask': { says: 'Fragen Sie schriftlich nach Grund, Regel und Dauer.' },
  'ie.suspended.step-keep': {
    says: 'Halten Sie sich an den Brief, und schreiben Sie jetzt auf, woran Sie sich erinnern. Rufen Sie Ihre Gewerkschaft an, falls Sie eine haben.',
  },
  'ie.suspended.option-complain': {
    title: 'Beschweren, wenn der Lohn ausbleibt',
    cost: 'Kostenlos.',
    time: 'Innerhalb von sechs Monaten nach dem fehlenden Lohn.',
    risk: 'Gering. Man darf Sie dafür nicht strafen.',
    bestFor: 'Der Arbeitgeber zahlt während der Freistellung nicht.',
    says: 'Sie können sich online an die Workplace Relations Commission (WRC) wenden.',
  },
  'ie.exit.reality': {
    says: 'Es ist ein Angebot. Bis Sie unterschreiben, behalten Sie Stelle und Ansprüche.',
  },
  'ie.exit.right-no': {
    says: 'Sie können Nein sagen oder mehr Geld, einen späteren Tag oder ein gutes Zeugnis verlangen.',
  },
  'ie.exit.right-advice': {
    says: 'Ein Verzicht zählt meist nur, wenn Sie wussten, worauf Sie verzichten. Lassen Sie sich vorher beraten, und bitten Sie, dass man es bezahlt.',
  },
  'ie.exit.right-tax': {
    says: 'Die gesetzliche Abfindung (statutory redundancy) ist steuerfrei. Von anderem Geld sind mindestens €10,160 und €765 je vollem Jahr frei.',
  },
  'ie.exit.warn-benefit': {
    says: 'Wer freiwillig geht, kann bis zu neun Wochen kein Arbeitslosengeld (Jobseeker’s) bekommen. Bitten Sie um Worte, dass die Stelle wegfiel.',
  },
  'ie.exit.warn-time': {
    says: 'Gespräche halten die Frist nicht an. Eine Klage bei der Workplace Relations Commission muss meist in sechs Monaten beginnen.',
  },
  'ie.exit.step-wait': {
    says: 'Unterschreiben Sie nicht sofort. Bitten Sie schriftlich um Zeit für eine Beratung.',
  },
  'ie.exit.step-sum': {
    says: 'Rechnen Sie zusammen, was Ihnen ohnehin zusteht: Kündigungsfrist, Urlaub, Abfindung. Das Angebot soll klar höher sein.',
  },
  'ie.exit.option-negotiate': {
    title: 'Bessere Bedingungen verlangen',
    cost: 'Kostenlos, oder das Honorar eines Anwalts.',
    time: 'Eine bis drei Wochen.',
    risk: 'Man kann das Angebot zurückziehen.',
    bestFor: 'Sie würden gehen, aber nicht dafür.',
    says: 'Schreiben Sie, was Sie wollen: Summe, Tag, Zeugnis, Kosten der Beratung. Tun Sie es vor dem letzten Tag.',
  },
}
