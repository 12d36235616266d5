/** The German words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_DE: Words = {
  'us.school.right-idea': {
    says: 'Fragen Sie schriftlich, muss eine öffentliche Schule Ihr Kind prüfen oder mit Gründen schriftlich ablehnen. Sie können Vermittlung (mediation) oder eine Anhörung (hearing) verlangen.',
  },
  'us.school.right-own': {
    says: 'Sind Sie mit der Prüfung (evaluation) der Schule nicht einverstanden, können Sie eine unabhängige auf Kosten der Schule verlangen.',
  },
  'us.school.right-504': {
    says: 'Ein Schüler mit Behinderung, der keinen besonderen Unterricht braucht, kann trotzdem hilfreiche Änderungen bekommen (504 plan).',
  },
  'us.school.step-ask': {
    says: 'Schreiben Sie der Schule mit Datum: Verlangen Sie die Prüfung, die Gründe schriftlich (prior written notice) und Ihre Liste der Rechte.',
  },
  'us.school.want': {
    says: 'Die Schule sagt, was sie für das Lernen Ihres Kindes tun wird und was nicht.',
  },
  'us.school.option': {
    says: 'Verlangen Sie eine Anhörung (hearing), oder beschweren Sie sich beim Bildungsamt des Bundesstaats.',
    title: 'Die Entscheidung der Schule bestreiten',
    cost: 'Kostenlos',
    time: 'Eine Beschwerde beim Bundesstaat dauert etwa 60 Tage',
    risk: 'Keines. Sprechen Sie weiter mit der Schule.',
    bestFor: 'Die Schule will nicht prüfen oder helfen.',
  },
  'us.school.right-heard': {
    says: 'Vor einem Ausschluss (suspension) muss die Schule meist sagen, warum, und Ihr Kind hören. Ein langer braucht eine gründlichere Anhörung.',
  },
  'us.school.right-manifest': {
    says: 'Bei einem Kind mit Behinderung braucht es bei mehr als zehn Tagen Ausschluss ein Treffen dazu, ob die Behinderung der Grund war.',
  },
  'us.school.step-heard': {
    says: 'Verlangen Sie schriftlich die Beweise, die Regel und den Tag der Anhörung. Fragen Sie nach dem Widerspruch (appeal).',
  },
  'us.school.right-records': {
    says: 'Sie können die Schulakte innerhalb von 45 Tagen sehen und um Berichtigung bitten.',
  },
  'us.school.right-enroll': {
    says: 'Ein Kind ohne feste Wohnung kann sofort in die Schule, auch ohne Papiere. Eine Schule darf ein Kind nicht wegen der Einwanderung ausschließen.',
  },
  'us.school.right-safe': {
    says: 'Eine Schule, die von Belästigung wegen Geschlecht, Rasse oder Behinderung weiß, muss handeln. Melden Sie es schriftlich.',
  },
  'us.school.right-truant': {
    says: 'Das Gesetz des Bundesstaats sagt, wann Fehltage zu Schulschwänzen (truancy) werden. Meist muss die Schule zuerst Hilfe und ein Treffen anbieten.',
  },
}
