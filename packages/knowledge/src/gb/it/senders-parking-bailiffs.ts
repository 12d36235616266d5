/** Ditte di parcheggio, avvocati e ufficiali giudiziari che scrivono: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_PARKING_BAILIFFS_IT: Words = {
  'gb.sender.marston': {
    says: 'Marston è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.bristow-sutor': {
    says: 'Bristow & Sutor è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.jacobs': {
    says: 'Jacobs è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.equita': {
    says: 'Equita è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.rundles': {
    says: 'Rundles è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.newlyn': {
    says: 'Newlyn è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.cder': {
    says: 'CDER Group è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.dukes': {
    says: 'Dukes è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.ross-roberts': {
    says: 'Ross & Roberts è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.penham-excel': {
    says: 'Penham Excel è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.whyte': {
    says: 'Whyte & Co è una ditta di esecuzione. I suoi agenti sono ufficiali giudiziari (bailiffs) che riscuotono per comuni e tribunali. Possono agire solo con un mandato (warrant), un «writ» o un «liability order».',
    complainTo:
      'Prima la ditta, poi l’Enforcement Conduct Board se la ditta è accreditata, o il comune o il tribunale per cui lavora.',
    nextStep:
      'Chieda quale ordine del tribunale o «liability order» hanno. Li chiami prima della visita, e non li faccia entrare.',
  },
  'gb.sender.parkingeye': {
    says: 'ParkingEye è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    appealsBody: 'POPLA',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.euro-car-parks': {
    says: 'Euro Car Parks è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    appealsBody: 'POPLA',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.horizon': {
    says: 'Horizon è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    appealsBody: 'POPLA',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.excel': {
    says: 'Excel è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.vcs': {
    says: 'Vehicle Control Services è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.met': {
    says: 'MET Parking è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.ukpc': {
    says: 'UKPC è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.smart': {
    says: 'Smart Parking è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.apcoa': {
    says: 'APCOA gestisce parcheggi per aziende, e lavora anche per alcuni comuni, stazioni e aeroporti. Guardi da chi viene l’avviso: una richiesta su terreno privato non è una multa.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.ncp': {
    says: 'NCP gestisce parcheggi, per sé e per altri. Guardi da chi viene l’avviso: una richiesta su terreno privato non è una multa.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.britannia': {
    says: 'Britannia è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.premier-park': {
    says: 'Premier Park è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
  'gb.sender.group-nexus': {
    says: 'GroupNexus è una ditta privata di parcheggi. Non è un comune e la sua richiesta non è una multa. Può solo andare in tribunale come ogni azienda.',
    complainTo: 'Prima il gestore. L’avviso indica il servizio gratuito per i ricorsi.',
    nextStep:
      'Controlli le date dell’avviso. Se ha un modulo del tribunale, risponda prima a quello.',
  },
}
