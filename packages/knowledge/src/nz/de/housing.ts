/** Notices of landlords, and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_DE: Words = {
  'nz.home.myth-date': {
    says: 'Ein Datum in einer Kündigung setzt Sie nicht von selbst auf die Straße. Bleiben Sie, braucht man eine Anordnung des Tenancy Tribunal.',
  },
  'nz.home.want': { says: 'Diese Kündigung ist der erste Schritt, nicht der letzte.' },
  'nz.home.reality': {
    says: 'Eine Kündigung setzt Sie nicht von selbst auf die Straße. Sind Sie nicht einverstanden, entscheidet das Tenancy Tribunal.',
  },
  'nz.home.who': {
    says: 'Ein Vermieter oder Verwalter ist eine private Person oder Firma. Sie dürfen die Schlösser nicht austauschen und Ihre Sachen nicht hinausstellen.',
  },
  'nz.home.rights': {
    says: 'Sie können das Problem beheben, die Kündigung beim Tribunal anfechten oder um Zeit bitten.',
  },
  'nz.home.not-yet': {
    says: 'Man darf Sie heute nicht hinaussetzen. Das darf nur ein Gerichtsbeamter (bailiff) mit einer Räumungsanordnung (possession order) des Tribunals.',
  },
  'nz.home.right-tribunal': { says: 'Sie haben das Recht, zum Tenancy Tribunal zu gehen.' },
  'nz.home.right-locks': {
    says: 'Sie haben das Recht, Ihre Schlüssel, Strom und Wasser zu behalten. Sie auszusperren ist gegen das Gesetz.',
  },
  'nz.home.right-remedy': {
    says: 'Ist die Miete zu spät, kommt meist zuerst eine Aufforderung, es in 14 Tagen in Ordnung zu bringen. Zahlen Sie alles, ist das erledigt.',
  },
  'nz.home.know-twenty-one': {
    says: 'Ist die Miete 21 Tage oder mehr zu spät, kann man direkt zum Tribunal gehen. Auch drei Mitteilungen über späte Miete in 90 Tagen können dorthin führen.',
  },
  'nz.home.fourteen': {
    says: 'Eine Aufforderung (notice to remedy) muss Ihnen mindestens 14 Tage geben. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Die offene Miete zahlen oder den Verstoß beheben',
    consequence: 'Man kann das Tribunal bitten, die Miete zu beenden.',
  },
  'nz.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus und unterschreiben Sie nichts, was die Miete beendet.',
  },
  'nz.home.step-check': {
    says: 'Prüfen Sie die Art der Miete, den Grund, die Daten und die Tage der Frist.',
  },
  'nz.home.step-pay': {
    says: 'Ist Miete offen, zahlen Sie jetzt, was Sie können. Fragen Sie Work and Income nach Hilfe mit der Miete.',
  },
  'nz.home.step-help': {
    says: 'Rufen Sie Community Law, Citizens Advice Bureau oder Tenancy Services unter 0800 836 262 an.',
  },
  'nz.home.opt-pay': {
    says: 'Zahlen Sie alles innerhalb der 14 Tage und behalten Sie den Beleg.',
    title: 'Zahlen, was Sie schulden',
    cost: 'Die offene Miete.',
    time: '14 Tage.',
    risk: 'Zahlen Sie zu spät, kann der Fall weitergehen.',
    bestFor: 'Sie können das Geld auftreiben.',
  },
  'nz.home.opt-tribunal': {
    says: 'Stellen Sie online einen Antrag und erzählen Sie Ihre Seite. In vielen Fällen kommt zuerst eine kostenlose Vermittlung (mediation).',
    title: 'Zum Tenancy Tribunal gehen',
    cost: 'Eine kleine Gebühr.',
    time: 'Vor dem letzten Tag in der Kündigung.',
    risk: 'Verlieren Sie, müssen Sie ausziehen.',
    bestFor: 'Die Kündigung ist falsch oder soll Sie bestrafen.',
  },
  'nz.home.opt-plan': {
    says: 'Bieten Sie die Miete und dazu einen Teil des Rückstands an, oder bitten Sie um mehr Zeit. Lassen Sie es sich schriftlich geben.',
    title: 'Einen Plan vereinbaren',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage.',
    risk: 'Ein nicht eingehaltener Plan kann schnell zu einer Anordnung führen.',
    bestFor: 'Sie können zahlen, aber nicht alles auf einmal.',
  },
  'nz.home.opt-help': {
    says: 'Ein Anwalt von Community Law kann die Kündigung prüfen.',
    title: 'Um kostenlose Hilfe bitten',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher, was Sie tun sollen.',
  },
  'nz.home.warn-hearing': {
    says: 'Gehen Sie zur Vermittlung (mediation) und zum Termin. Es kann ohne Sie entschieden werden.',
  },
  'nz.home.right-three-notices': {
    says: 'Drei Mitteilungen innerhalb von 90 Tagen, jede wegen Miete, die mindestens fünf Arbeitstage zu spät ist, lassen den Vermieter zum Tribunal gehen. Sie können eine Mitteilung dort anfechten.',
  },
  'nz.home.right-chance': {
    says: 'Das Tribunal kann Sie bleiben lassen, wenn Sie bald zahlen können. Es kann einen Plan festlegen, der den Fall beendet, sobald Sie ihn eingehalten haben.',
  },
}
