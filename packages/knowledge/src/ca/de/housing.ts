/** Notices to end a tenancy and late rent, in every province, and in those with few rows: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
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
}
