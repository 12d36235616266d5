/** Notices to end a tenancy and late rent, in every state, with the states and territories that have few rows: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_DE: Words = {
  'au.home.myth-date': {
    says: 'Ein Datum in einer Kündigung (notice) beendet Ihr Zuhause nicht von selbst. Nur ein Tribunal oder Gericht kann anordnen, dass Sie gehen müssen.',
  },
  'au.home.want': { says: 'Diese Kündigung (notice) ist der erste Schritt, nicht der letzte.' },
  'au.home.reality': {
    says: 'Eine Kündigung (notice) beendet Ihr Zuhause nicht von selbst. Bleiben Sie, muss der Vermieter ein Tribunal oder Gericht um einen Beschluss bitten.',
  },
  'au.home.who': {
    says: 'Ein Vermieter oder Makler ist eine private Person oder Firma. Er darf Sie nicht aussperren und Ihre Sachen nicht hinaustragen.',
  },
  'au.home.rights': {
    says: 'Sie können bleiben, bis es einen Beschluss gibt. Sie können Miete nachzahlen, die Kündigung (notice) bestreiten oder um Zeit bitten.',
  },
  'au.home.not-yet': {
    says: 'Man kann Sie heute nicht hinaussetzen. Man braucht eine gültige Kündigung (notice), einen Beschluss und dann die Polizei oder Beamte (sheriff oder bailiff).',
  },
  'au.home.know-form': {
    says: 'Eine Kündigung (notice) mit dem falschen Formular, falschen Daten oder ohne Grund zählt vielleicht nicht.',
  },
  'au.home.right-hearing': {
    says: 'Sie haben das Recht auf eine Anhörung beim Tribunal oder Gericht Ihres Bundesstaats.',
  },
  'au.home.right-locks': {
    says: 'Sie haben das Recht, Ihre Schlüssel, Strom und Wasser zu behalten. Sie ohne Beschluss auszusperren ist gegen das Gesetz.',
  },
  'au.home.right-notice': {
    says: 'Sie haben das Recht auf eine schriftliche Kündigung (notice) mit der Frist und, in den meisten Bundesstaaten, dem Grund, die das Gesetz verlangt.',
  },
  'au.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus, und unterschreiben Sie nichts, was den Mietvertrag beendet.',
  },
  'au.home.step-type': {
    says: 'Suchen Sie den Grund, das Formular und die Daten auf der Kündigung (notice). Davon hängt ab, was Sie tun können.',
  },
  'au.home.step-pay': {
    says: 'Geht es um Miete, zahlen Sie jetzt, was Sie können, oder bieten Sie schriftlich einen Plan an. Behalten Sie Belege.',
  },
  'au.home.step-help': {
    says: 'Rufen Sie heute die kostenlose Mieterberatung Ihres Bundesstaats an.',
  },
  'au.home.opt-pay': {
    says: 'Zahlen Sie alles oder vereinbaren Sie einen Plan, vor dem Datum in der Kündigung (notice).',
    title: 'Die Miete nachzahlen',
    cost: 'Die Miete, die Sie schulden.',
    time: 'Vor dem Datum in der Kündigung.',
    risk: 'Zahlen Sie zu spät, kann der Fall weitergehen.',
    bestFor: 'Sie schulden Miete und können das Geld finden.',
  },
  'au.home.opt-dispute': {
    says: 'Gehen Sie zum Tribunal oder Gericht Ihres Bundesstaats und sagen Sie Ihre Seite.',
    title: 'Die Kündigung (notice) bestreiten',
    cost: 'Kostenlos oder eine kleine Gebühr.',
    time: 'Vor dem Datum in der Kündigung.',
    risk: 'Verlieren Sie, bekommen Sie einen Tag, an dem Sie gehen müssen.',
    bestFor: 'Der Grund ist nicht wahr, oder die Kündigung hat Fehler.',
  },
  'au.home.opt-time': {
    says: 'Bitten Sie den Vermieter oder das Tribunal um einen späteren Tag wegen Ihrer Lage.',
    title: 'Um mehr Zeit bitten',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Man kann Nein sagen.',
    bestFor: 'Sie brauchen Zeit, um ein Zuhause zu finden.',
  },
  'au.home.opt-help': {
    says: 'Eine Mieterberatung kann die Kündigung (notice) prüfen. Fragen Sie Ihren Bundesstaat nach einem Darlehen oder Zuschuss für die Miete.',
    title: 'Um kostenlose Hilfe bitten',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher, was Sie tun sollen.',
  },
  'au.home.warn-hearing': {
    says: 'Gehen Sie zur Anhörung. Viele Beschlüsse ergehen nur, weil niemand kam.',
  },
  'au.home.warn-database': {
    says: 'Offene Schulden und Beschlüsse können Sie in eine Mieterdatei (tenant database) bringen. Sie können verlangen, sie zu sehen und zu berichtigen.',
  },
  'au.home.insight-plan': {
    says: 'Tribunale lassen Menschen oft in ihrem Zuhause, wenn ein fairer Plan für die Miete auf dem Tisch liegt.',
    actionable:
      'Bringen Sie einen Haushaltsplan und den Beleg Ihrer ersten Zahlung zur Anhörung mit.',
  },
}
