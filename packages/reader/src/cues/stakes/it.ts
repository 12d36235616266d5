/** Italian: what is at stake. */
import { NOT_PLANNED } from '../stakes.ts'
import type { Stakes } from '../stakes.ts'

export const IT_STAKES: Stakes = {
  pressing: [
    /(?<!\p{L})(?:sfratt\p{L}*|pignora(?:mento|to|ta|no)|decreto ingiuntivo|precetto|atto di citazione|citato in (?:giudizio|tribunale)|ufficiale giudiziario[^.?!]{0,50}(?:venuto|passato|viene|torna|porta)|avviso verde|fermo amministrativo|mett\p{L}* (?:il|un) fermo|decreto (?:penale|di espulsione)|espulsione|arrestat\p{L}*|convocat\p{L}* (?:in questura|dai carabinieri))/iu,
    /mi hanno licenziat|licenziat[oa]|lettera di licenziamento|contestazione disciplinare|da (?:lunedì|domani|oggi) non lavoro più|(?:capo|titolare|datore)[^.?!]{0,80}(?:non venire più|sei fuori|cacciat)/iu,
    /(?:cambi\p{L}* )(?:la )?serratura|(?:devo|dobbiamo) (?:lasciare|liberare) (?:la )?(?:casa|appartamento|l'appartamento)[^.?!]{0,40}(?:entro|domani|giorni)|in mezzo a una strada/iu,
    /(?:staccat|tagliat|chius|sospes|staccano|distacco)\p{L}*[^.?!]{0,30}(?:luce|corrente|gas|acqua)|(?:luce|corrente|gas|acqua)[^.?!]{0,40}staccat/iu,
    /scad(?:e|enza)[^.?!]{0,30}(?:domani|oggi|dopodomani|questa settimana)|(?:ho|restano|mancano) (?:solo )?(?:[1-5]|due|tre|cinque) giorni|entro (?:domani|oggi|stasera)/iu,
    /(?:cliccat|inserit|dato|messo)\p{L}*[^.?!]{0,60}(?:link|password|pin|codice|dati|carta)|truffa[^]{0,200}(?:bonific|soldi|prelev|spariti)/iu,
    /(?<!\p{L})(?:spaccia(?:ndosi|to|ta) (?:per )?|fint[oa] (?:operatore|impiegat[oa]|carabiniere|consulente|banca)|(?:chiamat[ao]|telefonat[ao]|al telefono)[^]{0,100}(?:banca|posta|poste|carabinieri|polizia))[^]{0,200}(?:bonific|codice|password|pin(?!\p{L})|autorizzat|svuotat)/iu,
    /(?:capo|titolare|datore)[^.?!]{0,140}(?:vuole licenziarmi|mi (?:licenzia|licenzierà|vuole licenziare)|minaccia\p{L}* (?:di licenziarmi|il licenziamento))|(?:firmat[oa])[^.?!]{0,80}(?:risoluzione consensuale|dimissioni)/iu,
    /(?<!\p{L})(?:ufficio (?:di )?esecuzion[ei]|agenzia delle entrate|creditore|finanziaria)[^.?!]{0,50}(?:prend|tratt[ei]n|tolg|toglie)[^.?!]{0,50}(?:stipendio|salario|busta paga|pensione)|tratt[ei]n\p{L}{1,5} (?:un|il) quinto/iu,
  ],
  told: /(?<!\p{L})(?:mi (?:ha|hanno|è|sono|paga|pagano|deve|manca|mancano|chiede|chiedono|dice|dicono|vuole|vogliono)|ci (?:ha|hanno)|ho(?! per)|abbiamo|ha (?:detto|fatto|mandato|chiesto|rifiutato)|hanno|era|erano|arrivat\p{L}*|ricevut\p{L}*|rifiuta|pretende|ieri|oggi|domani|da (?:\d|un|una|due|tre|ieri)|\p{L}+ fa|la settimana scorsa|il mese scorso)(?!\p{L})/iu,
  decides:
    /(?<!\p{L})(?:preavviso di rigetto|non (?:è stata |essere )?(?:ammess|accolt)\p{L}*|rigett\p{L}*|respint\p{L}*|comunicazione di avvio|osservazioni scritte|integrazion[ei] (?:document|richiest)\p{L}*|richiesta (?:di )?(?:integrazion|giustificazion)\p{L}*|produrre entro|contestazione (?:di )?addebit\p{L}*|provvedimento disciplinare|giustificazioni entro|obbligatorio|giudic[ei] popolar\p{L}*|è (?:convocat|invitat|citat)[oa] a (?:presentarsi|comparire)|ricorso (?:al|entro|giurisdizionale|gerarchico|amministrativo)|opposizione entro|verbale sanitario|non riconosciut\p{L}*|sospes[oa] per|aggiornamento (?:istat|del canone)|canone verrà adeguato|passerà da)/iu,
  refuses:
    /(?<!\p{L})(?:(?:è|sarà|viene|sia|l'istanza è) (?:stat[oa] )?(?:rigettat[oa]|respint[oa])|rigetta (?:l'istanza|la domanda))/iu,
  removes:
    /(?<!\p{L})(?:(?:lasciare|abbandonare|allontanarsi dal) (?:il )?territorio|foglio di via|decreto di espulsione|rifiuto[^.]{0,200}permesso di soggiorno)/iu,
  loses:
    /(?<!\p{L})(?:(?:assegno|indennità|prestazione|pensione|naspi|sussidio|beneficio|contributo)\p{L}*[^.]{0,60}(?:sospes\p{L}+|revoc\p{L}+|decad\p{L}+|cess\p{L}+)|(?:revoca|sospensione|decadenza) (?:del|della|dell['’]|dalla|dal) ?(?:assegno|indennità|prestazione|pensione|naspi|sussidio|beneficio|contributo|patente)|(?:sospensione|revoca|ritiro) della patente|fermo amministrativo|preavviso di fermo)(?!\p{L})/iu,
  asking: {
    asks: /(?<!\p{L})(?:(?:vorrei|volevo|avrei bisogno di) (?:sapere|chiedere)|(?:che |cosa )(?:ne pensate|mi consigliate|posso fare|devo fare|fare)|si può|a chi (?:mi )?rivolg\p{L}+|grazie (?:in anticipo|mille|a chi|per)|qualcuno (?:sa|può|ha)|ho bisogno di (?:aiuto|un consiglio)|per favore rispond\p{L}+|come (?:posso|devo|faccio)|mi sa(?:pete)? dire|quanto tempo (?:ho|ha|abbiamo|hanno|c['’]è)|entro quando|buongiorno a tutti|ciao a tutti)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mi[oa]|nostr[oa]) (?:madre|padre|fratello|sorella|figli[oa]|marito|moglie|compagn[oa]|nonn[oa]|suocer[oa]|padrone di casa|capo|datore|vicin[oa])(?!\p{L})/giu,
    begins:
      /^(?:quanto|quando|come|cosa|che|chi|dove|perché|si può|posso|devo|è legale)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:Lei|La informiamo|Le comunichiamo)(?!\p{L})/u,
    thanks: /(?<!\p{L})(?:grazie)(?!\p{L})[^.!\n]{0,60}/giu,
    second:
      /(?<!\p{L})(?:ti|tu|tuo|tua|tuoi|te|vi|voi|dovete|rispondete|accredit\p{L}+)(?!\p{L})/giu,
    opens:
      /^(?:[^\n]{0,60}\n+)?\s*(?:(?:ciao|salve|mamma|papà)[ ,]{1,2}(?!a tutti|ragazzi|forum|mi |ho |me |io |sono |mio |mia |abbiamo |avrei |volevo |vorrei |scrivo |da )\p{L}|(?:gentile|egregio|spett)(?!\p{L}))/iu,
  },
  toldLimit: [
    /(?<!\p{L})(?:mi|ci|io|noi|devo|dobbiamo|\p{L}{3,}iamo|(?:scritto|indicato)[^.?!]{0,60}(?:pagare|entro|ricorso|opposizione|rispondere))(?!\p{L})/iu,
    /(?<!\p{L})(?:devo|dobbiamo|minacci\p{L}+|se non (?:pago|paghiamo)|danno|dà|vuole|vogliono|chied\p{L}+|pretend\p{L}+|intima\p{L}*|ho|(?:scritto|indicato)[^.?!]{0,60}(?:pagare|entro)|(?:posso|si può) [^.?!]{0,30}(?:fare ricorso|opporsi|oppormi|contestare|impugnare))(?!\p{L})/iu,
    NOT_PLANNED,
  ],
  ofOffices: null,
}
