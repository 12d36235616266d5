/** Questions about pay: wages, deductions, notice, the minimum wage and tips. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_IT: Words = {
  'gb.ask-work.unpaid': {
    says: 'Il datore di lavoro non può trattenere la paga che ha guadagnato. Chieda per iscritto la somma e una data. Se non pagano, contatti Acas. Entro il termine può chiedere ciò che manca.',
  },
  'gb.ask-work.deductions': {
    says: 'Possono ridurre la paga solo se la legge o il contratto lo permette, o se Lei era d’accordo per iscritto prima. Nei negozi, le trattenute per ammanchi di cassa non possono superare il 10% della paga lorda.',
    dependsOn: 'che cosa ha accettato prima per iscritto',
  },
  'gb.ask-work.notice-pay': {
    says: 'Dopo un mese di lavoro la legge Le dà almeno una settimana. Dopo due anni è una settimana per ogni anno intero, fino a 12. Il contratto può dare di più. La colpa grave (gross misconduct) è diversa.',
    dependsOn: 'da quanto tempo lavorava lì, e il Suo contratto',
  },
  'gb.ask-work.payslip': {
    says: 'Ogni lavoratore deve avere una busta paga con le voci (payslip), entro il giorno di paga. Deve mostrare la paga, le trattenute, e le ore se la paga dipende da queste.',
  },
  'gb.ask-work.tips': {
    says: 'Il datore di lavoro non può tenere mance o costi di servizio. Dal 1 ottobre 2024 deve darli tutti, divisi in modo giusto, entro la fine del mese dopo.',
  },
  'gb.ask-work.ni-wages': {
    says: 'Chieda per iscritto la somma e una data. Se non pagano, chiami la Labour Relations Agency allo 03300 555 300. Di solito ha tre mesi per agire.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'No, di solito. Serve una legge, una clausola del contratto, o il Suo sì scritto di prima. Le spese del lavoro non possono portarla sotto il salario minimo. Lo chieda per iscritto e contatti ora Acas: i termini sono brevi.',
  },
}
