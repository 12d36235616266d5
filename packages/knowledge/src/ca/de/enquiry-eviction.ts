/** Questions about eviction, locks and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'ca.ask.evict': {
    says: 'Ein Vermieter kann Sie nicht allein mit einem Schreiben hinaussetzen. Ziehen Sie nicht aus, braucht er eine Anordnung. Prüfen Sie das Formular und den letzten Tag, und rufen Sie eine Mieterberatung an.',
  },
  'ca.ask.evict-qc': {
    says: 'In Québec kann nur das Wohngericht (Tribunal administratif du logement) Ihren Mietvertrag beenden, wenn Sie nicht gehen wollen. Sie haben das Recht, in Ihrer Wohnung zu bleiben.',
  },
  'ca.ask.locks': {
    says: 'Ihr Vermieter darf nicht die Schlösser tauschen oder Heizung oder Strom abstellen, damit Sie gehen. Rufen Sie das Mietamt Ihrer Provinz oder die Polizei an.',
  },
  'ca.ask.arrears': {
    says: 'Zahlen Sie so schnell Sie können und behalten Sie den Beweis. In vielen Provinzen beendet rechtzeitiges Zahlen die Kündigung. Bieten Sie schriftlich einen Plan an und fragen Sie nach einer Miethilfe (rent bank).',
  },
  'ca.ask.evict-on': {
    says: 'In Ontario kann nur das Landlord and Tenant Board Ihren Auszug anordnen. Bis dahin können Sie bleiben. Gehen Sie zur Verhandlung und sagen Sie Ihre Seite.',
  },
  'ca.ask.evict-bc': {
    says: 'In British Columbia müssen Sie rechtzeitig widersprechen: 5 Tage bei Mietschulden, 10 bei wichtigem Grund (cause), 21 bei Eigennutzung. Widersprechen Sie, können Sie bis zur Entscheidung bleiben.',
    dependsOn: 'die Art der Kündigung und der Tag, an dem Sie sie bekamen',
  },
  'ca.ask.n12': {
    says: 'Sie müssen an dem Tag nicht gehen. Nötig sind 60 Tage bis zum Ende einer Mietperiode und meist eine Monatsmiete. Seit dem 21. September 2026 entfällt sie, wenn ein Vermieter 120 Tage Frist gibt; für einen Käufer bleibt sie fällig. Nur das Board darf räumen, und böse Absicht kann eine Jahresmiete kosten.',
  },
  'ca.ask.on-review': {
    says: 'Bitten Sie das Board innerhalb von 15 Tagen nach dem Tag der Anordnung um Überprüfung (review). Sagen Sie, welchen schweren Fehler sie hat oder warum Sie nicht teilnehmen konnten. Verlangen Sie auch einen Aufschub (stay), damit der Sheriff warten muss. Für eine Berufung wegen einer Rechtsfrage zum Divisional Court gelten 30 Tage. Rechtsberatungen (legal clinics, duty counsel) helfen kostenlos.',
  },
}
