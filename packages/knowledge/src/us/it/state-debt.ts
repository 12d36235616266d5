/** The Italian words of the rows in ../state-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_IT: Words = {
  ...stateWords('collection-act', {
    AZ: 'un’agenzia di recupero crediti deve avere una licenza dello Stato, e non può usare falsità o minacce',
    'CA MD NC PA WI':
      'anche il primo prestatore deve seguire regole corrette per incassare, non solo una società di recupero crediti',
    CO: 'una società di recupero crediti deve avere una licenza dello Stato e seguire la legge propria dello Stato',
    FL: 'il primo prestatore non può molestarla o chiedere un debito che sa non dovuto',
    GA: 'atti scorretti nell’incassare violano la legge dello Stato, e può fare causa dopo aver scritto',
    'IL MN':
      'una società di recupero crediti deve avere una licenza dello Stato, e la legge elenca che cosa non può fare',
    MA: 'un creditore può chiamarla per un debito al massimo due volte in sette giorni',
    MI: 'la legge elenca che cosa una società di recupero crediti e un prestatore non possono fare, e può fare causa per questo',
    NJ: 'un’agenzia di recupero crediti deve depositare una garanzia (bond) presso lo Stato, e non può usare falsità',
    NY: 'chiunque incassa debiti deve quasi sempre mandare le prove entro 60 giorni da quando Lei le chiede per iscritto',
    OH: 'atti scorretti o falsi nell’incassare violano anche la legge dello Stato, e può fare causa',
    TX: 'può contestare per iscritto un debito a una società di recupero crediti, che ha 30 giorni per guardarlo',
    VA: 'una lettera fatta per sembrare un atto del tribunale viola la legge dello Stato',
    WA: 'un’agenzia di recupero crediti deve avere una licenza dello Stato, e la legge elenca che cosa non può fare',
  }),
  ...stateWords('collection-act-case', {
    AZ: 'un’agenzia di recupero crediti deve avere una licenza dello Stato, e non può usare falsità o minacce',
    'CA MD NC PA WI':
      'anche il primo prestatore deve seguire regole corrette per incassare, non solo una società di recupero crediti',
    CO: 'una società di recupero crediti deve avere una licenza dello Stato e seguire la legge propria dello Stato',
    FL: 'il primo prestatore non può molestarla o chiedere un debito che sa non dovuto',
    GA: 'atti scorretti nell’incassare violano la legge dello Stato, e può fare causa dopo aver scritto',
    'IL MN':
      'una società di recupero crediti deve avere una licenza dello Stato, e la legge elenca che cosa non può fare',
    MA: 'un creditore può chiamarla per un debito al massimo due volte in sette giorni',
    MI: 'la legge elenca che cosa una società di recupero crediti e un prestatore non possono fare, e può fare causa per questo',
    NJ: 'un’agenzia di recupero crediti deve depositare una garanzia (bond) presso lo Stato, e non può usare falsità',
    NY: 'chiunque incassa debiti deve quasi sempre mandare le prove entro 60 giorni da quando Lei le chiede per iscritto',
    OH: 'atti scorretti o falsi nell’incassare violano anche la legge dello Stato, e può fare causa',
    TX: 'può contestare per iscritto un debito a una società di recupero crediti, che ha 30 giorni per guardarlo',
    VA: 'una lettera fatta per sembrare un atto del tribunale viola la legge dello Stato',
    WA: 'un’agenzia di recupero crediti deve avere una licenza dello Stato, e la legge elenca che cosa non può fare',
  }),
  ...stateWords('safe-pay', {
    'AL ID KY LA':
      'possono prendere al massimo un quarto della paga dopo le trattenute per un debito normale',
    'CT DC':
      'possono prendere al massimo un quarto della paga. È protetta la paga fino a 40 volte la paga minima a settimana',
    DE: 'possono prendere al massimo il 15% della paga per un debito normale',
    HI: 'possono prendere al massimo il 5% dei primi $100 di paga al mese, il 10% dei $100 seguenti e il 20% del resto',
    IA: 'ogni creditore può prendere solo una somma fissa della paga all’anno: da $250 a $2,000 se guadagna meno di $50,000',
    IN: 'possono prendere al massimo un quarto della paga dopo le trattenute. Con una buona ragione un giudice può scendere a un decimo',
    KS: 'possono prendere al massimo un quarto della paga dopo le trattenute. Se una malattia La tiene lontano dal lavoro oltre due settimane, niente fino a due mesi dopo',
    MN: 'possono prendere da un decimo a un quarto della paga, secondo quanto guadagna. È protetta la paga fino a 40 volte la paga minima a settimana',
    AZ: 'possono prendere al massimo un decimo della paga per un debito normale',
    'CA CO':
      'possono prendere al massimo un quinto della paga per un debito normale, e meno da una paga bassa',
    FL: 'è protetta la paga di chi mantiene la famiglia fino a $750 a settimana. Lo chieda per iscritto',
    GA: 'possono prendere al massimo un quarto della paga dopo le trattenute, o il 15% per un prestito studentesco privato',
    'IL MA':
      'possono prendere al massimo il 15% della paga prima delle trattenute per un debito normale',
    MI: 'può chiedere al tribunale di pagare a rate. Finché lo fa, non possono prendere la paga',
    NJ: 'quasi sempre possono prendere al massimo un decimo della paga per un debito normale',
    NY: 'possono prendere al massimo un decimo della paga prima delle trattenute per un debito normale',
    OH: 'devono mandarle una richiesta 15 giorni prima di chiedere la paga. Allora può chiedere al tribunale un amministratore (trusteeship)',
    VA: 'possono prendere al massimo un quarto della paga. È protetta la paga fino a 40 volte la paga minima a settimana',
    WA: 'per un debito di consumo è protetta più paga che con la legge federale',
  }),
  ...stateWords('no-garnishment', {
    'NC SC PA': 'la paga quasi sempre non si può prendere per un debito come una carta di credito',
  }),
}
