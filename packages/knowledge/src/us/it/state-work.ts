/** The Italian words of the rows in ../state-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_IT: Words = {
  ...stateWords('fair-work', {
    'HI IN KY':
      'la legge dello Stato vieta di licenziare per razza, sesso, religione, disabilità e simili. Faccia denuncia allo Stato entro 180 giorni',
    'ID MN':
      'la legge dello Stato vieta di licenziare per razza, sesso, religione, disabilità e simili. Ha un anno per fare denuncia allo Stato',
    KS: 'la legge dello Stato vieta di licenziare per razza, sesso, religione, disabilità e simili. Faccia denuncia allo Stato entro sei mesi',
    AR: 'la legge dello Stato vieta di licenziare per razza, sesso, religione o disabilità in ditte con nove o più persone. Faccia denuncia alla EEOC federale entro 180 giorni, o causa entro un anno',
    LA: 'la legge dello Stato vieta di licenziare per razza, sesso, religione, disabilità e simili in ditte con 20 o più persone. Faccia causa entro un anno, e scriva alla ditta 30 giorni prima',
    'CO CT IA ME MD':
      'la legge dello Stato vieta di licenziare per razza, sesso, religione, disabilità e simili. Faccia denuncia allo Stato entro 300 giorni',
    GA: 'quasi tutti i casi di discriminazione sul lavoro vanno alla EEOC federale. Faccia denuncia entro 180 giorni',
    'AZ TX':
      'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili in ditte con 15 o più persone. Faccia denuncia allo Stato entro 180 giorni',
    FL: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili in ditte con 15 o più persone. Faccia denuncia allo Stato entro 365 giorni',
    CA: 'le ditte con cinque lavoratori o più devono parlare con Lei di cambiamenti per una disabilità. Ha tre anni per fare denuncia allo Stato',
    IL: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili, anche in ditte molto piccole. Ha due anni per fare denuncia allo Stato',
    MA: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili in ditte con sei o più persone. Faccia denuncia allo Stato (MCAD) entro 300 giorni',
    MI: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili, anche in ditte piccole. Faccia denuncia allo Stato entro 180 giorni, o causa entro tre anni',
    NJ: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili, anche in ditte piccole. Faccia denuncia allo Stato entro 180 giorni, o causa entro due anni',
    NY: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili, anche in ditte molto piccole. Ha tre anni per fare denuncia allo Stato',
    NC: 'non possono licenziarla perché chiede diritti su paga, sicurezza o infortunio. Faccia denuncia allo Stato entro 180 giorni',
    OH: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili in ditte con quattro o più persone. Ha due anni per fare denuncia allo Stato',
    PA: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili in ditte con quattro o più persone. Faccia denuncia allo Stato entro 180 giorni',
    VA: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili nelle ditte da cinque in su, e chiede loro cambiamenti per una disabilità. Per sicurezza faccia denuncia entro 180 giorni: per i fatti dal 1° luglio 2026 lo Stato dà due anni, la legge federale 300 giorni',
    WA: 'la legge dello Stato vieta di licenziare per razza, sesso, età, disabilità e simili in ditte con otto o più persone. Faccia denuncia allo Stato entro sei mesi, o causa entro tre anni',
  }),
  ...stateWords('mass-layoff', {
    CA: 'una ditta con 75 lavoratori o più deve dare 60 giorni di avviso prima di un licenziamento di massa, o pagare i giorni',
    IL: 'una ditta con 75 lavoratori o più deve dare 60 giorni di avviso prima di un licenziamento di massa',
    NJ: 'per un licenziamento di massa servono 90 giorni di avviso e una settimana di paga per ogni anno di lavoro',
    NY: 'una ditta con 50 lavoratori o più deve avvisare 90 giorni prima di un licenziamento di massa. Se no, paga una parte',
    OH: 'una ditta con 100 lavoratori o più deve dare 60 giorni di avviso prima di licenziarne 50 o più',
  }),
  ...stateWords('sick-pay', {
    CA: 'può chiedere allo Stato la State Disability Insurance (SDI) finché è troppo malato per lavorare',
    MA: 'può chiedere allo Stato un congedo medico pagato fino a 20 settimane, tenendo il posto',
    NJ: 'può chiedere una paga temporanea di invalidità (temporary disability) fino a 26 settimane finché è troppo malato per lavorare',
    NY: 'può chiedere una paga di invalidità (disability) fino a 26 settimane finché è troppo malato per lavorare',
    WA: 'può chiedere allo Stato un congedo medico pagato finché è troppo malato per lavorare',
  }),
}
