/** A written warning at work: nothing has ended the job. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNING_AT_WORK_DE: Words = {
  'gb.warning.not-yet': {
    says: 'Diese Abmahnung allein beendet Ihre Arbeit nicht. Für eine Kündigung braucht die Firma einen weiteren Grund und eine neue Anhörung.',
  },
  'gb.warning.reality': {
    says: 'Eine Abmahnung gilt für eine bestimmte Zeit. Danach soll sie meist nicht mehr zählen.',
  },
  'gb.warning.right-appeal': {
    says: 'Sie können gegen eine Abmahnung Einspruch einlegen. Die Firma soll Sie anhören, und möglichst soll jemand anderes entscheiden.',
  },
  'gb.warning.right-companion': {
    says: 'Zum Gespräch über den Einspruch darf ein Kollege oder jemand der Gewerkschaft mit.',
  },
  'gb.warning.right-content': {
    says: 'Die Abmahnung muss sagen, was falsch war, was sich bis wann ändern muss, wie lange sie gilt und was folgen kann.',
  },
  'gb.warning.right-data': {
    says: 'Sie können die Notizen und Aussagen über Sie verlangen. Die Antwort ist kostenlos und muss in einem Monat kommen.',
  },
  'gb.warning.step-appeal': {
    says: 'Suchen Sie den letzten Tag für den Einspruch. Ein kurzer Satz reicht: "I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: 'Ist der Tag vorbei? Legen Sie trotzdem Einspruch ein und sagen Sie, warum er spät kommt. Vielleicht prüft die Firma ihn noch.',
  },
  'gb.warning.step-diary': {
    says: 'Tun Sie, was fair verlangt wird, und schreiben Sie es auf. Sagen Sie schriftlich, welche Hilfe Sie brauchen, etwa Schulung.',
  },
  'gb.warning.option-appeal': {
    says: 'Sagen Sie, was falsch ist: die Fakten, der Ablauf oder mildere Behandlung anderer.',
    title: 'Einspruch gegen die Abmahnung',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Gering. Im Einspruch soll sie nicht härter werden.',
    bestFor: 'Die Abmahnung ist falsch oder zu hart.',
  },
  'gb.warning.option-note': {
    says: 'Nehmen Sie sie vorerst hin und bitten Sie, Ihre kurze Notiz dazuzulegen.',
    title: 'Hinnehmen, mit eigener Notiz',
    cost: 'Nichts.',
    time: 'Einige Tage.',
    risk: 'Die Abmahnung gilt für ihre Zeit.',
    bestFor: 'Sie ist fair, oder Sie wollen Ruhe.',
  },
  'gb.warning.insight-later': {
    says: 'Kommt es später zur Kündigung, prüft ein Gericht (tribunal) eine unbestrittene Abmahnung selten neu.',
    actionable: 'Ist sie falsch, legen Sie jetzt Einspruch ein, auch mit wenigen Zeilen.',
  },
}
