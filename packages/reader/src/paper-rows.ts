/** By what words each paper is known, whose kind is too wide to name it. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'

import { DECIDED, decidesBenefit } from './benefit-decision.ts'
import { FINE_PAPERS } from './fine-papers.ts'
import type { Letter } from './letter.ts'
import { WORK_MEETING, isMeetingOnWork } from './meeting-on-job.ts'
import {
  DEPOSIT_KEPT,
  EXIT_AGREEMENT,
  ORDER,
  RENT_RISE,
  WITNESS_SUMMONS,
  isOnlyRentRise,
} from './unnamed-papers.ts'

/** `words` show it; `also` must stand there too, and `unless` shows that it is another. */
export type PaperRow = {
  name: Paper
  kinds: readonly DocumentType[]
  words: RegExp
  /** How far down the words may begin; anywhere near the top where it is absent. */
  within?: number
  also?: RegExp
  unless?: RegExp
  holds?: (letter: Letter) => boolean
}

/** A paper says what it is near its top. */
export const WINDOW = 4000
const TITLE = 700

const ABOUT_WORK = ['DISMISSAL_LETTER', 'OTHER'] as const
/** The talk was held, or the job is over. */
const ALREADY_DECIDED =
  /\b(?:(?:your|the) employment (?:ends?|ended|terminates?|will end|came to an end) (?:on|with effect|today|immediately)|should be (?:terminated|dismissed)|(?:hearing|meeting) (?:went ahead|was held)|choice but to hold the (?:hearing|meeting)|outcome of|following (?:the|your|our|a) (?:recent |formal )?(?:disciplinary|capability)|(?:hearing|meeting) (?:which )?(?:was held|took place)|you are (?:hereby )?dismissed|(?:has been|is|are being|will be|have been) (?:terminated|dismissed)|decided to (?:dismiss|terminate)|avons décidé|notifions votre licenciement|suite à (?:notre|l'|votre) ?entretien|comunichiamo il (?:suo )?licenziamento|intimiamo|risoluzione del rapporto|hemos decidido|kündigen wir|hiermit kündig)/iu
const ABOUT_GOODS = ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'] as const

/** The first that fits is taken: what follows from a paper stands before what it may mention. */
export const PAPER_ROWS = [
  ...FINE_PAPERS,
  {
    name: 'tribunal_hearing',
    kinds: ['COURT_CLAIM', 'OTHER'],
    words:
      /\b(?:employment tribunals?|workplace relations commission|social welfare appeals office|administrative review tribunal|social security tribunal|industrial tribunals?|first-tier tribunal|social security (?:and child support )?(?:tribunal|appeal)|social entitlement chamber)(?!\p{L})/iu,
    within: TITLE,
    also: /\bnotice of (?:\w+ )?hearing\b|\bhearing (?:will|is to) (?:take place|be held|be heard)\b|\b(?:appeal|claim|case) (?:will be|has been|is) (?:heard|listed)(?!\p{L})/iu,
    unless: /\bnotice seeking|\byou (?:may|can|have the right to) appeal\b/iu,
  },
  {
    name: 'means_form',
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'OTHER'],
    words:
      /\bform n56\b|\battachment of earnings (?:order|application)\b|\bstatement of means\b|\border to (?:attend|obtain information)(?!\p{L})/iu,
    also: /(?<!\p{L})(?:fill in|complete|return|reply)\b[^.\n]{0,60}\b(?:form|questionnaire|statement|court)\b|\bquestioned\b/iu,
  },
  {
    name: 'benefit_review',
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    words:
      /\b(?:time to review|reviewing|review of) your (?:\w+ ){0,3}(?:pip|benefit|award|claim|payment|allowance|pension)|\bhow your (?:disability|condition)s? affects? you\b|\bcapability for work questionnaire\b|\b(?:award review|uc50|esa50) form\b|\bcontinuing disability review\b/iu,
    also: /\bform|questionnaire\b/iu,
    unless:
      /\b(?:overpa\w+|paid too much|you owe|refused|sanction\w*|not entitled|you scored|decision (?:is|was))(?!\p{L})/iu,
  },
  {
    name: 'student_overpayment',
    kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    words: /\bstudent (?:loans company|finance|awards agency)(?!\p{L})/iu,
    also: /(?<!\p{L})(?:overpa\w+|too much|repay|owe)(?!\p{L})/iu,
  },
  {
    name: 'policy_cancelled',
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    words:
      /\bcancel(?:l?ation|l?ing|l?ed)?\b[^.\n]{0,40}\b(?:policy|insurance|cover)\b|\b(?:policy|insurance|cover)\b[^.\n]{0,30}\b(?:will be|has been|is being|was) cancell?ed\b/iu,
    unless:
      /\b(?:your (?:\w+ )?claim|claim (?:no|number|ref)\w*|repudiat\w+|voided?|right to cancel|cooling)(?!\p{L})/iu,
  },
  {
    name: 'account_closing',
    kinds: ['OTHER'],
    words:
      /\bclos(?:e|ing|ure of) (?:your|the) (?:\w+ ){0,2}accounts?\b|\baccounts? (?:will be|is being|has been) closed\b|\bkündigung ihres (?:\p{L}+)?kontos\b|\bclôture de (?:votre|vos) comptes?\b|\bcancelación de su cuenta\b|\bchiusura del (?:suo )?conto\b|\bopzegging van uw rekening\b/iu,
    also: /(?<!\p{L})(?:bank|building society|credit union|current account|direct debits?|sort code|girokonto|konto|compte|cuenta|conto|rekening)(?!\p{L})/iu,
    unless: /\byou can close\b|\b(?:arrears|owe|overdue)(?!\p{L})/iu,
  },
  {
    name: 'lodger_notice',
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    words:
      /\b(?:live-?in landlord|(?:as|you are|my|our) (?:a |an )?lodger|lodger(?:'s)? (?:agreement|licen[cs]e)|excluded (?:occupier|tenancy|licen[cs]e)|room in (?:my|our) (?:own )?(?:home|house|flat))(?!\p{L})/iu,
  },
  {
    name: 'estate_debt',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
    words:
      /\b(?:executors?|personal representatives?|administrators? of the estate|estate of|the late (?:mr|mrs|ms|miss|dr)\b|sorry for your loss)(?!\p{L})/iu,
    also: /(?<!\p{L})(?:debt|balance|owe[ds]?|outstanding|account)(?!\p{L})/iu,
    unless: /\b(?:estate agents?|housing estate|estate management)(?!\p{L})/iu,
  },
  {
    name: 'default_notice',
    kinds: ['DEBT_COLLECTION_LETTER'],
    words:
      /\bdefault notice\b[^.]{0,80}\b(?:section 87|s\.? ?87|consumer credit act)\b|\bnotice of default\b[^.]{0,80}\bconsumer credit act\b/iu,
    within: TITLE,
  },
  {
    name: 'police_interview',
    kinds: ['OTHER', 'COURT_CLAIM'],
    words: /\bvoluntary (?:interview|attendance)\b|\binterview(?:ed)? under caution\b/iu,
  },
  {
    name: 'care_charges',
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
    words:
      /\b(?:care (?:home )?(?:charges?|fees?|contributions?)|contributions? (?:to|towards) (?:your|the cost of(?: your)?|his|her) care)(?!\p{L})/iu,
    also: /(?<!\p{L})(?:council|social care|social services|care home|financial assessment|health and social care trust)(?!\p{L})/iu,
    unless: /\bchildcare|nursery\b/iu,
  },
  {
    name: 'works_consultation',
    kinds: ['OTHER'],
    words:
      /\bnotice of intention to (?:carry out|enter into)\b|\bqualifying works\b|\bsection 20 (?:notice|consultation)\b|\bstatement of estimates\b/iu,
    also: /(?<!\p{L})(?:leaseholders?|lessees?|lease|landlord|observations)(?!\p{L})/iu,
  },
  {
    name: 'exit_agreement',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    words: EXIT_AGREEMENT,
    also: /(?<!\p{L})(?:employ\w*|employee|arbeits\p{L}*|salarié\w*|contrat de travail|arbeidsovereenkomst|dienstverband|lavoro|trabaj\w*|laboral)(?!\p{L})|雇用|退職/iu,
  },
  {
    name: 'disciplinary_hearing',
    kinds: ABOUT_WORK,
    words:
      /\b(?:invit\w+|require\w*|request\w*|asked|attend|call(?:ed|ing)?|notice|notification|summon\w*)\b[^.\n]{0,60}\b(?:disciplinary|misconduct|capability|show[- ]cause) (?:hearing|meeting|interview)\b|\b(?:disciplinary|misconduct|capability) (?:hearing|meeting)\b[^.\n]{0,40}\b(?:will (?:be held|take place)|arranged|scheduled)\b|\bconvocation à (?:un )?entretien préalable\b|\bcontestazione (?:disciplinare|di addebit\w+)|\bpliego de cargos\b|\bexpediente (?:disciplinario|contradictorio)\b|\beinladung zu(?:r|m) (?:anhörung|personalgespräch)|\banhörung (?:zu|wegen|vor)\b[^.\n]{0,60}(?:kündigung|pflichtverletzung|vorw[uü]rf)|\b(?:hoorgesprek|verantwoordingsgesprek)\b|弁明の機会/iu,
    unless: ALREADY_DECIDED,
  },
  {
    name: 'disciplinary_hearing',
    kinds: ABOUT_WORK,
    words: WORK_MEETING,
    holds: isMeetingOnWork,
    unless: ALREADY_DECIDED,
  },
  {
    name: 'work_suspension',
    kinds: ABOUT_WORK,
    words:
      /\byou (?:are|have been|will be)\b[^.\n]{0,30}\bsuspended\b|\bplace(?:d)? (?:you )?on (?:paid |precautionary )?suspension\b|\b(?:decision|decided) to suspend you\b|\bsuspension (?:from (?:work|duty|your)|on full pay|pending)|\bmise à pied (?:à titre )?conservatoire\b|\bfreistellung\b|\bsospensione cautelare\b|\bsuspensión (?:cautelar|de empleo)\b|\bop non-actief\b|自宅待機/iu,
    also: /(?<!\p{L})(?:employ\w*|full pay|investigat\w+|allegation\w*|duties|colleagues|salari\w*|salaire|travail|arbeit\w*|vergütung|lavoro|retribu\w+|trabajo|sueldo|werk\w*|loon)(?!\p{L})|賃金|業務/iu,
    unless:
      /\b(?:you are (?:hereby )?dismissed|(?:has been|is|are being|will be|have been) (?:terminated|dismissed)|decided to (?:dismiss|terminate)|kündigen wir|hiermit kündig|licenciement pour|notifions votre licenciement|licenziamento per)(?!\p{L})/iu,
  },
  {
    name: 'work_warning',
    kinds: ABOUT_WORK,
    within: TITLE,
    words:
      /\b(?:(?:first|final|second|formal|verbal|written|last)[ /]+){1,3}warning\b(?! (?:letter )?(?:of|dated|on|from|given|issued|in) (?:(?:on|of) )?\d)|\babmahnung\b|\bavertissement\b|\bamonestación (?:escrita|por escrito)\b|\b(?:richiamo|ammonizione|rimprovero) scritt[oa]\b|\b(?:officiële|schriftelijke) waarschuwing\b|戒告|けん責|警告書/iu,
    also: /(?<!\p{L})(?:disciplinary|misconduct|lateness|timekeeping|punctuality|absence\w*|attendance|performance|conduct|employ\w*|arbeit\p{L}*|personalakte|salarié|employeur|lavor\w+|laboral|trabaj\w*|werkgever|werknemer)(?!\p{L})|就業規則|業務/iu,
    unless:
      /\b(?:pupil|(?:name of|your) child|education act|you are (?:hereby )?dismissed|(?:has been|is|are being|will be|have been) (?:terminated|dismissed)|decided to (?:dismiss|terminate)|kündigen wir|hiermit kündig|notifions votre licenciement|licenziamento per|termination of (?:your )?employment[ \t]*\n|(?:your|the) employment (?:with [^.\n]{2,40} )?(?:will|is|has)\b[^.\n]{0,24}\b(?:come to an end|ends?|ended|terminates?)\b[^.\n]{0,12}\b(?:today|immediately|with (?:immediate )?effect|effective|on \d)|in (?:place|lieu) of notice|summary dismissal)(?!\p{L})/iu,
  },
  {
    name: 'offence_hearing',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    words:
      /\banhörung (?:im|zum|wegen|als|des|der|zu)\b[^\n]{0,40}(?:bußgeld|ordnungswidrig|betroffene)|\banhörungsbogen\b|\baufforderung zur rechtfertigung\b|§ ?55 (?:abs\. ?1 )?owig\b|\bbußgeldverfahren gegen sie (?:eingeleitet|eröffnet)\b[^]{0,300}\bzu äußern\b/iu,
    unless: /\bgegen diesen (?:bußgeld)?bescheid\b|\bgeldbuße\b[^.]{0,80}\bfestgesetzt\b/iu,
  },
  {
    name: 'driver_details',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    within: TITLE,
    words:
      /\bzeugenfragebogen\b|\bnotice of intended prosecution\b|\b(?:section|s\.?) ?172\b|\brequire(?:d|ment)? to (?:identify|name|provide|give)[^.\n]{0,40}\bdriver/iu,
    also: /(?<!\p{L})(?:police|constabulary|ticket office|safety camera|chief constable|garda|prosecution|bußgeldstelle|polizei\p{L}*|ordnungsamt|landratsamt)(?!\p{L})/iu,
    unless: /\b(?:single justice|you (?:are|have been) charged)(?!\p{L})/iu,
  },
  {
    name: 'police_penalty',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    within: TITLE,
    words:
      /\bconditional offer\b|\bfixed (?:penalty|charge) (?:notice|offer)\b|\bspeed awareness course\b/iu,
    also: /(?<!\p{L})(?:police|constabulary|penalty points|endors\w+|driving licence|dvsa|garda)(?!\p{L})/iu,
    unless:
      /\b(?:single justice|you (?:are|have been) charged|litter|fly[- ]tipping|council)(?!\p{L})/iu,
  },
  {
    name: 'school_absence_penalty',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    words:
      /\b(?:attend(?:ance)?\b[^.\n]{0,60}\bschool|school attendance|unauthorised (?:absence|leave|holiday)|section 444)/iu,
  },
  {
    name: 'benefit_move',
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    words:
      /\bmigration notice\b|\b(?:tax credits?|housing benefit|income support|esa|jsa|benefits?)\b[^.\n]{0,60}\b(?:is|are) (?:ending|coming to an end)\b|\bmov(?:e|ing) (?:you )?to universal credit\b/iu,
    also: /\buniversal credit\b/iu,
  },
  {
    name: 'child_maintenance',
    kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
    words:
      /\bchild (?:maintenance|support) (?:service|agency|payments?|arrears|calculation|program|division|office|registrar)(?!\p{L})|\bbeistandschaft\b|\bkindesunterhalt für\b|\bagence de recouvrement (?:et d['’]intermédiation )?des pensions alimentaires\b|\brecouvrement de (?:la )?pension alimentaire\b/iu,
  },
  {
    name: 'complaint_refused',
    kinds: ABOUT_GOODS,
    words:
      /\bfinal (?:response|decision)\b[^.\n]{0,30}\bcomplaint\b|\bfinal response\b|\boutcome of your complaint\b|\b(?:do not|don't|not to|cannot|not) (?:uph(?:o|e)ld|been upheld)(?!\p{L})/iu,
    also: /\b(?:ombudsman|afca|australian financial complaints|fspo|obsi|financial services complaints|financial dispute resolution)\b/iu,
  },
  {
    name: 'deposit_deductions',
    kinds: ABOUT_GOODS,
    words: DEPOSIT_KEPT,
  },
  { name: 'rent_increase', kinds: ['OTHER'], words: RENT_RISE, holds: isOnlyRentRise },
  {
    name: 'benefit_decision',
    kinds: ['OTHER'],
    words:
      /\b(?:universal credit|benefits?|award|allowance|pension)\b[^]{0,160}\b(?:will change|has changed|will go down|new (?:monthly|weekly) (?:payment|amount|rate))\b|\b(?:termination|reduction|denial|discontinuance) of (?:your )?(?:housing )?(?:assistance|benefits|medicaid|snap)\b|\b(?:benefits?|unemployment (?:compensation|insurance)|allowance|assistance|medicaid|snap|food stamps|disability (?:compensation|insurance|payments?)|employment insurance|jobseeker|pension|blue badge|support payment)\b[^\n]{0,120}\b(?:denied|disallowed|refused|stopped|reduced?|terminated|ended|suspended|not (?:been )?(?:eligible|entitled|awarded|approved))\b|\b(?:denied|disallowed|refused|not (?:eligible|entitled)|propose to reduce)\b[^.\n]{0,80}\b(?:benefits?|unemployment|allowance|assistance|compensation|medicaid|disability)\b|(?:arbeitslosengeld|bürgergeld|wohngeld|elterngeld|kindergeld|rente)\b[^.\n]{0,80}(?:abgelehnt|versagt|eingestellt)|\b(?:allocation|prime d'activité|apl|rsa)\b[^.\n]{0,80}(?:refus|rejet|supprim)|\b(?:refus|rejet) de (?:votre |la )?demande[^.\n]{0,30}\b(?:allocation|prime d'activité|apl|rsa)\b/iu,
    also: /(?<!\p{L})(?:appeal|reconsideration|hearing|review|redetermination|internal review|widerspruch|recours|contester)(?!\p{L})/iu,
    unless: /\b(?:can|may|could|might) be (?:suspended|reduced|stopped|ended)(?!\p{L})/iu,
  },
  {
    name: 'benefit_decision',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    words: DECIDED,
    holds: decidesBenefit,
  },
  {
    name: 'service_charge',
    kinds: ['OTHER'],
    words:
      /\bservice charges? (?:demand|account|statement|bill|contribution|for)\b|\bservice charge\b|\bbalancing charge\b|\b(?:strata|owners corporation|body corporate) (?:levy|levies|fees?|contributions?)\b|\bcommon (?:expenses|charges)\b|(?:neben|betriebs|heiz)kosten(?:abrechnung|nachzahlung)|\bdécompte (?:de|des) charges|\brégularisation (?:annuelle )?des charges|\bspese condominiali\b|\bgastos de comunidad\b|\bderrama\b|\b(?:afrekening|eindafrekening) (?:van de )?(?:service|stook)kosten\b|修繕積立金/iu,
    also: /(?<!\p{L})(?:due|pay\w*|owe|shortfall|nachzahl\p{L}*|zahl\p{L}*|payer|solde|pagar|pagare|betalen|verschuldigd)(?!\p{L})|支払/iu,
    unless: /\bnewsletter\b/iu,
  },
  { name: 'witness_summons', kinds: ['OTHER', 'COURT_CLAIM'], words: WITNESS_SUMMONS },
  {
    name: 'jury_summons',
    kinds: ['OTHER', 'COURT_CLAIM'],
    within: TITLE,
    words: /\bjury (?:summons|service|duty)\b|\bjuror (?:number|summons|id)(?!\p{L})/iu,
  },
  {
    name: 'divorce_papers',
    kinds: ['OTHER', 'COURT_CLAIM'],
    words:
      /\b(?:applied|application|petition) for (?:a )?(?:divorce|dissolution)\b|\bdivorce (?:petition|application|proceedings)(?!\p{L})|(?<!\p{L})(?:scheidungsantrag|antrag auf (?:ehe)?scheidung|(?:demande|assignation|requête) en divorce|demanda de divorcio|(?:domanda|ricorso) (?:di|per) divorzio|verzoek tot echtscheiding)/iu,
  },
  {
    name: 'immigration_refusal',
    kinds: ['OTHER'],
    words:
      /\b(?:leave to (?:remain|enter)|visa|settled status|asylum|entry clearance|residence (?:permit|card)|citizenship|work permit|residence permission|application to remain)\b[^\n]{0,120}\b(?:refused|denied|rejected|declined|cancelled|curtailed|revoked)\b|\b(?:refus(?:al|ed)|denied|rejected)\b[^.\n]{0,80}\b(?:visa|leave to|asylum|residence|citizenship|petition)\b|\brefuse your (?:protection|asylum|human rights) claim\b|\beu settlement scheme\b[^\n]{0,120}\b(?:refused|rejected)\b|\b(?:cancell(?:ation|ed)|curtail(?:ment|ed))\b[^.\n]{0,40}\b(?:permission|leave)\b|\bobligation de quitter le territoire\b|\babschiebungsandrohung\b|\baufenthalts\p{L}*\b[^.\n]{0,80}\babgelehnt|\bpermesso di soggiorno\b[^.\n]{0,80}(?:rigett|rifiut|revoc)|\bautorización de residencia\b[^.\n]{0,80}deneg|\bverblijfsvergunning\b[^.\n]{0,80}afgewezen/iu,
  },
  { name: 'council_order', kinds: ['OTHER'], words: ORDER },
  {
    name: 'data_breach',
    kinds: ['OTHER'],
    words:
      /\b(?:data|security|cyber ?security|privacy) (?:breach|incident)\b|\bunauthori[sz]ed (?:access|party|person)\b[^.\n]{0,80}\b(?:data|information|records)\b|\bdatenschutz(?:vorfall|verletzung)|\bdatenpanne\b|\bverletzung des schutzes personenbezogener daten\b|\bviolation de (?:vos )?données\b|\bbrecha de (?:seguridad|datos)\b|\bviolazione d(?:i|ei) dati\b|\bdatalek\b|情報(?:の)?漏(?:えい|洩)|不正アクセス/iu,
  },
  {
    name: 'price_rise',
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    words:
      /\b(?:prices?|tariffs?|charges?|premiums?|subscription|rates?|fees?|plan)\b[^.\n]{0,60}\b(?:will (?:rise|increase|go up)|(?:is|are) (?:rising|increasing|going up))\b|\bprice (?:increase|rise)\b|\bprices? (?:is|are) changing\b|\b(?:broadband|phone|plan|mobile|subscription|tariff)\b[^.\n]{0,30}\bgo(?:es)? up (?:by|from|to)\b|(?:preis|beitrags|tarif)(?:erhöhung|anpassung)|(?<!\p{L})(?:évolution|modification) (?:de (?:nos |vos )?)?(?:conditions tarifaires|tarifs)|\bnouvelles conditions tarifaires|(?<!\p{L})(?:änderung|anpassung) (?:unserer|der) (?:preise|entgelte|konditionen)|\bneues preis- und leistungsverzeichnis|\b(?:modificación|cambio) de (?:nuestras )?(?:tarifas|comisiones)|\bnuove condizioni economiche|\bnieuwe tarieven (?:vanaf|per)|\baugmentation (?:de(?:s| vos)? tarifs?|du prix|de (?:la |votre )?cotisation)|\bsubida de (?:precios?|tarifas?)\b|\b(?:aumento|variazione|modifica) (?:unilaterale )?(?:del prezzo|delle tariffe|delle condizioni)\b|\b(?:prijs|tarief)(?:verhoging|wijziging)\b|料金改定/iu,
    also: /(?<!\p{L})(?:your|ihr\p{L}*|votre|vos|su|tu|suo|sua|tuo|lei|uw|cliente?s?|kund\p{L}+|klant)(?!\p{L})|お客様/iu,
    unless:
      /\b(?:overdue|arrears|unpaid|past due|balance due|amount due|mahnung|rückstand|impay\p{L}*|insolut\p{L}*|scadut\p{L}*|impagad\p{L}*|achterstall\p{L}*|final notice|disconnect(?!ion (?:fee|charge))\p{L}*)/iu,
  },
  {
    name: 'foreclosure',
    kinds: ['BAILIFF_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER', 'EVICTION_NOTICE'],
    within: 900,
    words:
      /\bnotice of (?:default and election to sell|trustee['’]?s sale|(?:mortgage )?foreclosure|(?:substitute )?trustee['’]?s? sale|sale under (?:mortgage|charge|power of sale)|intent(?:ion)? to (?:foreclose|accelerate))\b|\b(?:foreclosure|power of) sale (?:notice|will)\b|\bpre-?foreclosure notice\b/iu,
  },
  {
    name: 'circular',
    kinds: ['OTHER'],
    within: 400,
    words:
      /(?<!\p{L})(?:minutes of|agenda (?:for|of)|newsletter|job vacancy|curriculum vitae|rundbrief|protokoll der|procès-verbal de l['’]assemblée|lettre d['’]information|acta de la (?:junta|reunión)|boletín|verbale (?:di|della) (?:assemblea|riunione)|notulen|nieuwsbrief)(?!\p{L})|議事録|会報/iu,
  },
] as const satisfies readonly PaperRow[]
