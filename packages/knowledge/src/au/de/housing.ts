/** The German words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_DE: Words = {
  'au.home.nsw-element-reason': {
    says: 'In New South Wales muss eine Kündigung (notice) eines Mietvertrags einen Grund aus dem Gesetz nennen.',
    name: 'Der Grund',
    ifMissing:
      'Wir sehen keinen Grund. Ohne Grund zählt die Kündigung vielleicht nicht. Rufen Sie eine Mieterberatung an.',
  },
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
  'au.home.nsw-grounds': {
    says: 'Seit dem 19. Mai 2025 braucht ein Vermieter in New South Wales einen Grund aus dem Gesetz, um einen Mietvertrag zu beenden, und bei vielen Gründen Beweise.',
  },
  'au.home.nsw-pay': {
    says: 'In New South Wales endet die Kündigung (notice) wegen offener Miete, wenn Sie alles zahlen, was Sie schulden, oder einen vereinbarten Plan einhalten. Immer wieder zu spät zu zahlen ist etwas anderes.',
  },
  'au.home.nsw-fourteen': {
    says: 'In New South Wales muss die Miete vor einer Kündigung (notice) 14 Tage zu spät sein, und die Kündigung muss 14 Tage geben.',
  },
  'au.home.nsw-ninety': {
    says: 'In New South Wales brauchen die meisten Gründe, an denen Sie nicht schuld sind, 90 Tage Frist. Bei einem Mietvertrag von sechs Monaten oder weniger sind es 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'In New South Wales kann nur das Tribunal (NCAT) den Mietvertrag beenden, und nur ein Beamter des Sheriffs (Sheriff’s officer) darf Sie hinaussetzen.',
  },
  'au.home.nsw-change': {
    says: 'In New South Wales endeten Kündigungen ohne Grund am 19. Mai 2025.',
    was: 'Ein Vermieter konnte einen Mietvertrag ohne Grund beenden.',
    is: 'Ein Vermieter braucht einen Grund, der im Gesetz steht.',
  },
  'au.home.vic-grounds': {
    says: 'Seit dem 25. November 2025 kann ein Vermieter (rental provider) in Victoria einen Mietvertrag nicht ohne Grund beenden. Viele Gründe brauchen 90 Tage.',
  },
  'au.home.vic-pay': {
    says: 'In Victoria können Sie die Miete binnen 14 Tagen zahlen, und die Kündigung (notice) hat keine Wirkung. Das geht bis zu viermal in 12 Monaten.',
  },
  'au.home.vic-police': {
    says: 'In Victoria kann nur VCAT anordnen, dass Sie gehen müssen, und nur die Polizei darf das ausführen. VCAT fragt, ob es fair ist.',
  },
  'au.home.vic-change': {
    says: 'In Victoria endeten Kündigungen ohne Grund (notices to vacate) am 25. November 2025.',
    was: 'Manche Mietverträge konnten am Ende der ersten Laufzeit ohne Grund enden.',
    is: 'Es braucht einen Grund, der im Gesetz steht.',
  },
  'au.home.vic-fourteen': {
    says: 'In Victoria muss die Kündigung (notice) wegen offener Miete Ihnen 14 Tage geben. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die ganze Miete zahlen, die Sie schulden',
    consequence: 'Man kann VCAT um einen Beschluss bitten.',
  },
  'au.home.nsw-pay-by': {
    says: 'In New South Wales muss die Kündigung (notice) wegen offener Miete Ihnen 14 Tage geben. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die Miete zahlen oder schriftlich einen Plan vereinbaren',
    consequence: 'Man kann das Tribunal bitten, den Mietvertrag zu beenden.',
  },
  'au.home.qld-remedy': {
    says: 'In Queensland gibt eine Mahnung wegen Vertragsbruch (notice to remedy breach) Ihnen sieben Tage. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die Miete zahlen oder in Ordnung bringen, was in der Mahnung steht',
    consequence: 'Sie können eine Kündigung (notice to leave) bekommen.',
  },
  'au.home.qld-grounds': {
    says: 'In Queensland braucht ein Vermieter einen Grund, um einen Mietvertrag zu beenden. Das Ende einer festen Laufzeit ist einer, mit zwei Monaten Frist.',
  },
  'au.home.qld-seven': {
    says: 'In Queensland muss die Miete sieben Tage zu spät sein, bevor eine Mahnung (breach notice) kommt. Dann haben Sie sieben Tage zum Zahlen.',
  },
  'au.home.qld-qcat': {
    says: 'In Queensland kann nur QCAT anordnen, dass Sie gehen müssen, und nur die Polizei darf das ausführen.',
  },
  'au.home.wa-breach': {
    says: 'In Western Australia gibt eine Mahnung wegen Vertragsbruch (breach notice) Ihnen 14 Tage. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die Miete zahlen oder den Verstoß in Ordnung bringen',
    consequence: 'Sie können eine Kündigung (notice of termination) bekommen.',
  },
  'au.home.wa-pay': {
    says: 'In Western Australia können Sie den Fall stoppen. Zahlen Sie die ganze Miete und die Gerichtsgebühr mindestens einen Tag vor der Anhörung.',
  },
  'au.home.wa-no-grounds': {
    says: 'In Western Australia kann ein Vermieter einen Mietvertrag ohne festes Ende (periodic lease) noch ohne Grund beenden, muss aber 60 Tage geben.',
  },
  'au.home.sa-grounds': {
    says: 'Seit dem 1. Juli 2024 braucht ein Vermieter in South Australia einen Grund, um einen Mietvertrag zu beenden oder nicht zu erneuern. Am Ende einer Laufzeit sind es 60 Tage.',
  },
  'au.home.act-grounds': {
    says: 'Im Australian Capital Territory braucht ein Vermieter seit dem 1. April 2023 einen Grund, um einen Mietvertrag zu beenden.',
  },
  'au.home.tas-notice': {
    says: 'In Tasmanien braucht der Vermieter einen Grund aus dem Gesetz (Act) und meist 14, 28 oder 42 Tage Frist. Nur das Gericht kann anordnen, dass Sie gehen müssen.',
  },
  'au.home.nt-notice': {
    says: 'Im Northern Territory kann nur NTCAT anordnen, dass Sie gehen müssen. Eine Mitteilung (notice) wegen offener Miete muss Ihnen zuerst Zeit geben, es in Ordnung zu bringen.',
  },
  'au.home.act-tribunal': {
    says: 'Im ACT kann nur ACAT anordnen, dass Sie gehen müssen. Bei offener Miete kommt zuerst eine Mahnung (remedy notice), mit sieben Tagen zum Zahlen.',
  },
  'au.home.sa-breach': {
    says: 'In South Australia gibt eine Mitteilung (notice) wegen offener Miete Ihnen mindestens sieben Tage zum Zahlen. Nur SACAT kann anordnen, dass Sie gehen müssen.',
  },
  'au.home.wa-court': {
    says: 'In Western Australia kann nur der Magistrates Court anordnen, dass Sie gehen müssen. Sie auszusperren ist eine Straftat (offence).',
  },
}
