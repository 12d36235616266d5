/** The German words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ca.home.qc-element-month': {
    says: 'In Québec muss eine Mitteilung über eine neue Miete sagen, wie lange Sie ablehnen können.',
    name: 'Ihr Monat zum Ablehnen',
    ifMissing:
      'Wir sehen die Zeit zum Ablehnen nicht. Fragen Sie das Wohngericht (Tribunal administratif du logement), ob die Mitteilung gilt.',
  },
  'ca.home.myth-date': {
    says: 'Ein Datum in einem Schreiben beendet Ihr Wohnen nicht von selbst. Meist kann nur ein Mietgericht (tribunal) oder Gericht den Auszug anordnen.',
  },
  'ca.home.want': { says: 'Dieses Schreiben ist der erste Schritt, nicht der letzte.' },
  'ca.home.reality': {
    says: 'Ein Schreiben beendet Ihr Wohnen nicht von selbst. Sind Sie nicht einverstanden, entscheidet meist ein Mietgericht (tribunal) oder Gericht.',
  },
  'ca.home.who': {
    says: 'Ein Vermieter oder Verwalter ist eine Privatperson oder Firma. Er darf nicht selbst die Schlösser tauschen oder Ihre Sachen hinausstellen.',
  },
  'ca.home.rights': {
    says: 'Sie können bleiben, während entschieden wird. Sie können widersprechen, zahlen, was Sie schulden, oder um Zeit bitten.',
  },
  'ca.home.not-yet': {
    says: 'Heute kann man Sie nicht hinaussetzen. Es braucht ein gültiges Schreiben, dann eine Anordnung, dann einen Beamten des Gerichts.',
  },
  'ca.home.know-form': {
    says: 'Ein Schreiben mit falschem Formular, falschem Datum oder ohne Grund gilt vielleicht nicht.',
  },
  'ca.home.right-hearing': {
    says: 'Sie haben das Recht, einer Kündigung vor einem Mietgericht (tribunal) oder Gericht zu widersprechen.',
  },
  'ca.home.right-locks': {
    says: 'Sie haben das Recht auf Schlüssel, Heizung, Wasser und Strom, bis das Mietverhältnis nach dem Gesetz beendet ist.',
  },
  'ca.home.right-notice': {
    says: 'Sie haben das Recht auf eine schriftliche Kündigung mit der Zeit und dem Grund, die Ihre Provinz verlangt.',
  },
  'ca.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus und unterschreiben Sie nichts, was den Mietvertrag beendet.',
  },
  'ca.home.step-type': {
    says: 'Suchen Sie im Schreiben die Nummer des Formulars, den Grund und die Daten. Davon hängt ab, wie viele Tage Sie haben.',
  },
  'ca.home.step-pay': {
    says: 'Geht es um Miete, zahlen Sie, was Sie schulden, wenn Sie können. Behalten Sie den Beweis. In manchen Provinzen beendet das die Kündigung.',
  },
  'ca.home.step-help': {
    says: 'Rufen Sie heute eine Mieterberatung oder Rechtsberatung (legal clinic) an. Fristen können nur fünf Tage lang sein.',
  },
  'ca.home.opt-dispute': {
    says: 'Gehen Sie vor dem letzten Tag zum Mietgericht (tribunal) Ihrer Provinz, oder gehen Sie zur Verhandlung.',
    title: 'Der Kündigung widersprechen',
    cost: 'Oft eine kleine Gebühr. Sie können um Befreiung bitten.',
    time: 'Binnen Tagen.',
    risk: 'Verlieren Sie, bekommen Sie vielleicht ein Datum zum Auszug.',
    bestFor: 'Der Grund ist nicht wahr, oder das Schreiben hat Fehler.',
  },
  'ca.home.opt-pay': {
    says: 'Zahlen Sie alles in der Zeit des Schreibens, und verlangen Sie eine Quittung.',
    title: 'Die geschuldete Miete zahlen',
    cost: 'Die geschuldete Miete.',
    time: 'In den Tagen des Schreibens.',
    risk: 'Zahlen Sie zu spät oder zu wenig, kann der Fall weitergehen.',
    bestFor: 'Sie schulden Miete und können das Geld finden.',
  },
  'ca.home.opt-plan': {
    says: 'Bieten Sie an, jeden Monat die Miete und einen Teil der Schuld zu zahlen. Holen Sie es schriftlich.',
    title: 'Einen Plan vereinbaren',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage.',
    risk: 'Ein gebrochener Plan kann schnell zu einer Anordnung führen.',
    bestFor: 'Sie können zahlen, aber nicht alles auf einmal.',
  },
  'ca.home.opt-help': {
    says: 'Eine Mieterberatung kann das Schreiben prüfen und für Sie sprechen. Fragen Sie Ihre Stadt auch nach einer Miethilfe (rent bank).',
    title: 'Kostenlose Hilfe holen',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher, was zu tun ist.',
  },
  'ca.home.warn-hearing': {
    says: 'Gehen Sie zur Verhandlung, auch wenn Sie glauben, dass Sie verlieren. Viele Anordnungen ergehen nur, weil niemand kam.',
  },
  'ca.home.insight-faith': {
    says: 'Ein Vermieter, der sagt, dass Familie einzieht, muss es ernst meinen. Wird die Wohnung bald wieder vermietet, bekommen Sie vielleicht Geld.',
    actionable:
      'Behalten Sie das Schreiben. Achten Sie nach dem Auszug auf Anzeigen für Ihre Wohnung.',
  },
  'ca.home.qc-tribunal': {
    says: 'In Québec kann nur das Wohngericht (Tribunal administratif du logement) Ihren Mietvertrag beenden, wenn Sie nicht einverstanden sind.',
  },
  'ca.home.qc-pay': {
    says: 'In Québec können Sie ein Verfahren wegen Mietschulden stoppen. Zahlen Sie Miete, Zinsen und Kosten vor dem Urteil.',
  },
  'ca.home.qc-three-weeks': {
    says: 'In Québec kann der Vermieter das Ende des Mietvertrags verlangen, wenn die Miete mehr als drei Wochen zu spät ist. Auch bei häufiger Verspätung mit echtem Schaden.',
  },
  'ca.home.qc-repossess': {
    says: 'In Québec haben Sie einen Monat, um auf eine Mitteilung über Eigennutzung (reprise de logement) zu antworten. Antworten Sie nicht, gilt das als Ablehnung.',
    action: 'Dem Vermieter schriftlich sagen, ob Sie gehen oder bleiben',
    consequence: 'Sagen Sie nichts, gilt nach dem Gesetz, dass Sie nicht gehen wollen.',
  },
  'ca.home.qc-rent': {
    says: 'In Québec haben Sie ab dem Erhalt einer Mieterhöhung einen Monat, um sie abzulehnen. Lehnen Sie ab, behalten Sie Ihre Wohnung.',
    action: 'Die Mieterhöhung schriftlich ablehnen, wenn Sie nicht einverstanden sind',
    consequence: 'Sagen Sie nichts, nehmen Sie die neue Miete an.',
  },
  'ca.home.qc-moratorium': {
    says: 'In Québec sind Räumungen, um eine Wohnung zu vergrößern, zu teilen oder anders zu nutzen, bis zum 6. Juni 2027 verboten. Es gibt einige Ausnahmen.',
  },
  'ca.home.qc-senior': {
    says: 'In Québec können die meisten Menschen ab 65 mit wenig Einkommen und zehn Jahren in der Wohnung für solche Pläne nicht geräumt werden.',
  },
  'ca.home.on-element-date': {
    says: 'Ein Schreiben in Ontario muss den Tag nennen, an dem das Mietverhältnis enden würde.',
    name: 'Das Enddatum (termination date)',
    ifMissing:
      'Wir sehen kein Enddatum (termination date). Ein Schreiben ohne es gilt vielleicht nicht. Fragen Sie eine Rechtsberatung (legal clinic).',
  },
  'ca.home.on-board': {
    says: 'In Ontario kann nur das Landlord and Tenant Board Ihren Auszug anordnen, und nur der Sheriff darf ihn ausführen.',
  },
  'ca.home.on-void': {
    says: 'In Ontario können Sie ein N4 beenden. Zahlen Sie alle geschuldete Miete, bevor der Vermieter zum Landlord and Tenant Board geht.',
  },
  'ca.home.on-before-order': {
    says: 'Auch nach dem Antrag können Sie es stoppen. Zahlen Sie die Miete und die Antragsgebühr (filing fee), bevor die Anordnung ergeht.',
  },
  'ca.home.on-n4-time': {
    says: 'Ein N4 muss Ihnen mindestens 14 Tage zum Zahlen geben, wenn Sie monatlich mieten, und 7 bei Miete nach Tag oder Woche.',
  },
  'ca.home.on-n4': {
    says: 'Ein N4 gibt einem Monatsmieter mindestens 14 Tage zum Zahlen. Wir zählen ab seinem Datum. Es gilt das Enddatum (termination date) auf dem Formular.',
    action: 'Alle geschuldete Miete zahlen',
    consequence: 'Der Vermieter kann beim Landlord and Tenant Board die Räumung beantragen.',
  },
  'ca.home.on-bill-60': {
    says: 'Ein Gesetz vom November 2025 kann die 14 Tage auf 7 kürzen, ab einem Tag, den die Regierung nennt. Zahlen Sie vor dem Datum im Schreiben.',
  },
  'ca.home.on-n12': {
    says: 'Will ein Vermieter in Ontario die Wohnung für Familie oder einen Käufer, muss er 60 Tage geben, bis zum Ende eines Mietzeitraums.',
  },
  'ca.home.on-n12-pay': {
    says: 'Bei Eigennutzung muss der Vermieter Ihnen meist eine Monatsmiete zahlen oder eine andere Wohnung anbieten. Verlangen Sie das.',
  },
  'ca.home.on-relief': {
    says: 'Das Landlord and Tenant Board muss alles ansehen, was für Sie spricht. Es kann eine Räumung ablehnen oder aufschieben, auch wenn Sie Regeln verletzt haben.',
  },
  'ca.home.on-bad-faith': {
    says: 'War der Grund der Eigennutzung falsch, können Sie bis zu 12 Monatsmieten und mehr fordern. Beantragen Sie es binnen eines Jahres nach dem Auszug.',
  },
  'ca.home.on-step': {
    says: 'Sie müssen nicht am Datum im Schreiben ausziehen. Warten Sie auf die Ladung zur Verhandlung (notice of hearing) und gehen Sie hin.',
  },
  'ca.home.bc-ten-day': {
    says: 'In British Columbia haben Sie fünf Tage ab dem Tag, an dem Sie eine Kündigung mit 10 Tagen bekamen. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Alle Miete zahlen oder der Kündigung widersprechen',
    consequence: 'Es gilt, als nähmen Sie das Ende des Mietverhältnisses an.',
  },
  'ca.home.bc-own-use': {
    says: 'In British Columbia haben Sie 21 Tage ab dem Tag, an dem Sie eine Kündigung wegen Eigennutzung bekamen. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Der Kündigung beim Residential Tenancy Branch widersprechen',
    consequence: 'Es gilt, als nähmen Sie das Ende des Mietverhältnisses an.',
  },
  'ca.home.bc-cause': {
    says: 'In British Columbia haben Sie 10 Tage ab Erhalt einer Kündigung mit einem Monat aus wichtigem Grund (for cause). Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Der Kündigung beim Residential Tenancy Branch widersprechen',
    consequence: 'Es gilt, als nähmen Sie das Ende des Mietverhältnisses an.',
  },
  'ca.home.bc-void': {
    says: 'In British Columbia endet die Kündigung, wenn Sie binnen fünf Tagen nach Erhalt alle Miete und Nebenkosten (utilities) zahlen.',
  },
  'ca.home.bc-three-months': {
    says: 'Seit dem 18. Juni 2025 muss ein Vermieter, der einziehen will, Ihnen drei Monate geben. Sie bekommen eine Monatsmiete.',
  },
  'ca.home.bc-twelve': {
    says: 'Nutzt man die Wohnung nicht mindestens 12 Monate wie angekündigt, können Sie 12 Monatsmieten fordern.',
  },
  'ca.home.bc-branch': {
    says: 'In British Columbia braucht der Vermieter eine Räumungsanordnung (order of possession). Dann braucht er einen Vollstreckungsauftrag (writ), den nur ein court bailiff ausführen darf.',
  },
  'ca.home.bc-change': {
    says: 'In British Columbia beträgt die Frist bei Eigennutzung seit dem 18. Juni 2025 drei Monate.',
    was: 'Ein Vermieter, der einziehen wollte, musste vier Monate geben, und Sie hatten 30 Tage zum Widersprechen.',
    is: 'Der Vermieter gibt drei Monate, und Sie haben 21 Tage zum Widersprechen.',
  },
  'ca.home.ab-pay': {
    says: 'In Alberta endet eine Kündigung mit 14 Tagen wegen Mietschulden, wenn Sie bis zum Datum im Schreiben alles zahlen.',
  },
  'ca.home.ab-object': {
    says: 'In Alberta können Sie einer Kündigung mit 14 Tagen, bei der es nicht um Miete geht, schriftlich widersprechen. Dann braucht der Vermieter eine Anordnung.',
  },
  'ca.home.ab-clear': {
    says: 'Die 14 Tage sind volle Tage. Der Tag des Erhalts und der Tag des Auszugs zählen nicht.',
  },
  'ca.home.ab-fourteen': {
    says: 'Handeln Sie in Alberta binnen 14 Tagen nach Erhalt einer Kündigung mit 14 Tagen. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Die Miete zahlen oder den schriftlichen Widerspruch schicken',
    consequence: 'Der Vermieter kann eine Anordnung beantragen, dass Sie gehen müssen.',
  },
  'ca.home.mb-order': {
    says: 'In Manitoba kann Sie eine Kündigung allein nicht hinaussetzen. Das kann nur eine Anordnung des Residential Tenancies Branch, und vorher können Sie Ihre Seite sagen.',
  },
  'ca.home.sk-order': {
    says: 'In Saskatchewan kann Sie eine Kündigung allein nicht hinaussetzen. Das kann nur eine Anordnung des Office of Residential Tenancies, und vorher können Sie Ihre Seite sagen.',
  },
  'ca.home.ns-order': {
    says: 'In Nova Scotia kann Sie eine Kündigung allein nicht hinaussetzen. Das kann nur eine Anordnung des Residential Tenancies Program, und vorher können Sie Ihre Seite sagen.',
  },
  'ca.home.nb-order': {
    says: 'In New Brunswick kann Sie eine Kündigung allein nicht hinaussetzen. Das kann nur eine Anordnung des Tenant and Landlord Relations Office, und vorher können Sie Ihre Seite sagen.',
  },
  'ca.home.bc-order': {
    says: 'In British Columbia können Sie die Überprüfung einer Räumungsanordnung (order of possession) verlangen, meist in zwei Tagen. Nur ein Gerichtsvollzieher darf Sie aus der Wohnung setzen.',
  },
}
