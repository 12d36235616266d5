/** What a collector may and may not do, by province too: hours, calls, work, family and privacy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_IT: Words = {
  'ca.debt.org-licence': {
    says: 'Le province chiedono alle società di recupero crediti (collection agencies) una licenza o una registrazione. Può controllarlo presso la Sua provincia.',
  },
  'ca.debt.right-no-harass': {
    says: 'Ha il diritto di non ricevere minacce, insulti o troppa pressione. Nessuno può rendere pubblico il Suo debito.',
  },
  'ca.debt.right-hours': {
    says: 'Chi riscuote per una banca non può chiamare nei giorni di festa, prima delle 7 o dopo le 21. La domenica solo dalle 13 alle 17.',
  },
  'ca.debt.right-work': {
    says: 'Chi riscuote per una banca non può parlare del debito con il Suo capo. Può solo controllare che Lei lavori lì.',
  },
  'ca.debt.right-others': {
    says: 'Non possono parlare del Suo debito con familiari, amici o vicini, a meno che quella persona abbia firmato anche lei.',
  },
  'ca.debt.right-complain': {
    says: 'Può fare reclamo alla Sua banca. Se ci vogliono più di 56 giorni, o non è d’accordo, vada gratis a OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'Può chiedere alla società quali dati tiene su di Lei, e far correggere i dati sbagliati.',
  },
  'ca.debt.on-six-days': {
    says: 'In Ontario una società di recupero crediti (agency) deve prima mandarle una lettera riservata. Poi deve aspettare sei giorni prima di contattarla.',
  },
  'ca.debt.on-three': {
    says: 'In Ontario, dopo che hanno parlato con Lei, possono contattarla non più di tre volte in sette giorni. La posta non conta.',
  },
  'ca.debt.on-hours': {
    says: 'In Ontario possono contattarla dalle 7 alle 21, e la domenica solo dalle 13 alle 17. Non nei giorni di festa.',
  },
  'ca.debt.bc-writing': {
    says: 'In British Columbia può dire loro di contattarla solo per iscritto. Dia un indirizzo postale.',
  },
  'ca.debt.bc-dispute': {
    says: 'In British Columbia può scrivere che contesta il debito e vuole che vada in tribunale. Allora devono smettere di contattarla.',
  },
  'ca.debt.ab-three': {
    says: 'In Alberta possono contattarla non più di tre volte in sette giorni, e solo dalle 7 alle 22.',
  },
  'ca.debt.qc-writing': {
    says: 'In Québec può dire loro per iscritto di contattarla solo per iscritto. Vale tre mesi, e può rinnovarlo.',
  },
  'ca.debt.qc-five-days': {
    says: 'In Québec una società di recupero crediti (agency) deve prima mandare un avviso scritto. Può telefonarle solo cinque giorni dopo.',
  },
  'ca.debt.qc-contest': {
    says: 'In Québec può scrivere che contesta il debito e che possono andare in tribunale. Allora non possono telefonarle.',
  },
  'ca.debt.tactic-writing': {
    says: 'Faccia tutto per iscritto. Una lettera Le dà tempo e lascia una traccia.',
    risk: 'Le lettere sono più lente delle telefonate.',
    notWhen: 'Una data in tribunale è vicina.',
  },
  'ca.debt.right-ccts': {
    says: "Per telefono, internet o TV, mandi all'azienda le prove, come la ricevuta del modem. Se dice no, la CCTS aiuta gratis.",
  },
}
