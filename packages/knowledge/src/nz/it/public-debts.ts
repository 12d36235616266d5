/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'nz.public.want': {
    says: 'Guardi per che cosa è, come si compone la somma e l’ultimo giorno per agire.',
  },
  'nz.public.reality': {
    says: 'Viene da un ente pubblico. Alcuni possono prendere stipendio o soldi in banca senza una nuova causa. Agisca prima dell’ultimo giorno.',
  },
  'nz.public.rights': {
    says: 'Può chiedere per che cosa è, dire che è sbagliato e chiedere di pagare a rate.',
  },
  'nz.public.know-mentor': {
    says: 'Un consulente (financial mentor) può parlare con l’ufficio per Lei, gratis. MoneyTalks ne trova uno.',
  },
  'nz.public.right-file': {
    says: 'Può chiedere che cosa hanno su di Lei per questo debito. Devono rispondere entro 20 giorni lavorativi.',
  },
  'nz.public.right-ombudsman': {
    says: 'Se un ministero o un comune (council) La tratta in modo ingiusto, può reclamare gratis all’Ombudsman.',
  },
  'nz.public.step-check': {
    says: 'Controlli il nome, la somma e per che cosa è. Se è pagato o non è Suo, scriva con le prove.',
  },
  'nz.public.step-call': {
    says: 'Chiami l’ufficio prima dell’ultimo giorno e chieda di pagare a rate. Si faccia dare il piano per iscritto.',
  },
  'nz.public.option-plan': {
    says: 'Mostri entrate e spese. Offra una somma che può mantenere.',
    title: 'Chiedere di pagare a rate',
    cost: 'La somma concordata.',
    time: 'Giorni.',
    risk: 'Se salta una rata, possono agire.',
    bestFor: 'Lo deve, ma non può pagare tutto subito.',
  },
  'nz.public.option-dispute': {
    says: 'Scriva all’ufficio con le Sue prove. Chieda di aspettare fino alla risposta.',
    title: 'Dire che è sbagliato',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Intanto la somma può crescere.',
    bestFor: 'È pagato, non è Suo, o la somma è sbagliata.',
  },
  'nz.public.fines-reality': {
    says: 'Sono multe. Il tribunale può prendere soldi da stipendio, sussidio o banca, o pignorare cose, senza una nuova causa.',
  },
  'nz.public.fines-seized': {
    says: 'Se prendono l’auto o le cose, ha sette giorni per pagare o chiedere tempo prima della vendita.',
  },
  'nz.public.fines-right-time': {
    says: 'Può accordarsi per pagare le multe a rate. Chiami 0800 4 FINES prima che agiscano.',
  },
  'nz.public.fines-right-reminder': {
    says: 'Se era una contravvenzione e non è arrivato il sollecito (reminder notice), o aveva chiesto un’udienza, chieda al tribunale di correggere.',
  },
  'nz.public.fines-right-licence': {
    says: 'Per multe stradali possono fermare la patente. Prima devono avvisare, e ha 14 giorni per pagare o accordarsi.',
  },
  'nz.public.rates-reality': {
    says: 'Un comune (council) può fare causa dopo quattro mesi di ritardo, o far pagare la banca del mutuo. Da solo non prende lo stipendio.',
  },
  'nz.public.rates-six-years': {
    says: 'Un comune (council) ha sei anni per andare in tribunale, dall’ultimo giorno di pagamento di quell’anno.',
  },
  'nz.public.rates-right-object': {
    says: 'Se i dati del comune (council) sul Suo immobile sono sbagliati, può opporsi. Deve decidere per iscritto.',
  },
  'nz.public.rates-sale': {
    says: 'Una casa si può vendere per questa imposta (rates) solo dopo una sentenza, con un avviso di sei mesi per pagare ancora.',
  },
  'nz.public.loan-reality': {
    says: 'Inland Revenue può prendere le somme in ritardo del prestito studentesco da stipendio o banca, senza causa.',
  },
  'nz.public.loan-who': {
    says: 'Inland Revenue riscuote i prestiti studenteschi per lo Stato. Controlli la somma in myIR, non da un link.',
  },
  'nz.public.loan-right-hardship': {
    says: 'Se non Le resta abbastanza per vivere, chieda a Inland Revenue un aiuto (hardship relief). Può abbassare le rate.',
  },
  'nz.public.loan-step-plan': {
    says: 'Chiami Inland Revenue o usi myIR prima dell’ultimo giorno. Chieda di pagare l’arretrato a rate.',
  },
}
