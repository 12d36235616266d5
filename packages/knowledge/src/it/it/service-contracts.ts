/** The Italian words of the rows in ../service-contracts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_WORDS: Words = {
  'it.service.right-renewal': {
    says: 'Un servizio si rinnova da solo? Devono avvisarLa per iscritto 30 giorni prima della scadenza. Se no, può recedere quando vuole senza spese.',
  },
  'it.phone.right-change': {
    says: 'Se la compagnia telefonica cambia il contratto, deve dirlo 30 giorni prima. Allora può recedere senza spese entro 60 giorni.',
  },
  'it.water.right-minimum': {
    says: 'L’acqua di casa si può sospendere solo dopo una raccomandata o PEC. Chi ha il bonus sociale conserva almeno il minimo vitale.',
  },
  'it.insurance.right-answers': {
    says: 'Una risposta sbagliata libera l’assicuratore solo se c’è dolo o colpa grave. Altrimenti può pagare meno, in proporzione.',
  },
  'it.insurance.right-crash': {
    says: 'Dopo uno scontro tra due auto chiede alla Sua assicurazione (risarcimento diretto). Se nessuno prova di più, la colpa è a metà. Si prescrive in due anni.',
  },
  'it.insurance.no-renewal': {
    says: 'L’assicurazione auto non si rinnova da sola. Vale ancora 15 giorni dopo la scadenza, se non comincia una nuova polizza.',
  },
  'it.flight.right-money': {
    says: 'Per un volo con oltre tre ore di ritardo o cancellato tardi Le spettano da 250 a 600 €, salvo una causa esterna inevitabile.',
  },
  'it.flight.right-care': {
    says: 'Mentre aspetta Le devono i pasti e, di notte, un albergo. Dopo una cancellazione sceglie Lei: rimborso o altro volo.',
  },
}
