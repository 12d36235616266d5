/** What a sentence with a limit asks of its reader, in the languages beside English. Beginnings of words. */

import { plainSource } from './plain-forms.ts'

export const PAY = {
  de: 'zahl|bezahl|überweis|begleich|befriedig|einzahl|nachzahl|erstatten|zurückzahl|ausgleich|gleichen sie|auf unserem konto|gutgeschrieben|geldeingang|zahlbar|fällig|geld zurück|\\p{L}*(?:betrag|summe|zahlung|forderung|rückstand|miete)(?!\\p{L})[^.]{0,50} (?:erhalten|vorlieg|eintreff|eintrifft)|nichts ein(?!\\p{L})|nicht ein(?!\\p{L})|nichts da(?!\\p{L})|hier (?:eing|gebucht)',
  fr: 'sold(?:é|e(?!s(?!\\p{L})))|r[éè]gl|pay[eéa]|(?:je|tu|ne|vous) pai\\p{L}+|paiement|vers(?:er|ement)|(?:ne (?:recevons|réceptionnons)|n.avons) pas (?:reçu )?(?:la |cette |votre )(?:somme|totalité)|acquitt|rembours|restitu|nous parven|crédité sur',
  es: 'pag[aouU]|abon[ae]|ingres|reintegr|devolv|devuelv|en nuestra cuenta|regulari[cz]|al corriente|liquid[ea]',
  it: 'pag[ah]|vers[ai]|sald[ai]|rimbors|restitu|perven|accredit|regolarizz|mettersi in regola',
  nl: 'stort|betal|betaal|voldoe|over te maken|terugbetal|op onze (?:bank)?rekening|bijgeschreven|overmaken|aanzuiver|geld terug',
  pl: 'uregulow|zapłat|zapłac|wpłat|wpłac|opłac|spłat',
  ja: 'お支払|支払|納付|完納|入金|振込|振り込|返還',
} as const satisfies Record<string, string>

export const APPEAL = {
  de: 'einspruch|einsprache|widerspr|rechtsvorschlag|beschwerde|einrede|klage (?:er|ein|beim|vor dem)|klagefrist|kündigungsschutzklage|anfecht|rekurs|eingelegt|einzulegen|einlegen|zu erheben|rechtsmittel|äußer|äusser|gelegenheit|notfrist',
  fr: "opposition|contest|recours|réclamation|observations|moyens de défense|révision|réexamen|plainte|former appel|interjeter|saisir (?:le |la |l')(?:tribunal|conseil|juge|commission|médiateur)",
  es: 'oposición|alegaciones|reclamación|recurso|recurrir|impugn|se oponga|oponerse|interpon|interpuest|formular|apel|reconsideraci|audiencia|disputar(?![^.]{0,50}deuda)|reclamar|presentar (?:una |la )?(?:demanda|papeleta)',
  it: 'opposizion[ei]|ricors[oi]|impugn|reclamo|contestare|osservazioni|memorie|riesame|scritti difensivi|propost|proporre|appello',
  nl: 'bezwaar|beroep|verzet|zienswijze|herbeoordeling|verweer|kantonrechter|in te dienen|ingediend|instellen',
  ja: '異議|不服|審査請求|再調査の請求|取消しの訴え|抗告|控訴|申し立て|申立',
} as const satisfies Record<string, string>

export const LEAVE = {
  de: 'räum|geräumt|schlüssel (?:zurück|über|ab)|herausgabe der wohnung|herauszugeben|mietverhältnis|kündigen (?:wir|ich) [^.]{0,40}(?:wohnung|mietvertrag|mietobjekt)',
  fr: 'quitter (?:les lieux|le logement)|libérer|(?:restituer|remettre|rendre|remise des?) (?:les )?clés|bail prendra fin|résili(?:ons|e) [^.]{0,40}(?:bail|contrat de location)',
  es: 'desaloj|abandon|desocup|dej(?:ar|e|ará)(?:se)? (?:libre|la vivienda|el piso|el inmueble)|libre,? vacu[ao]|entreg\\p{L}* (?:de )?(?:las )?llaves|(?:práctica|fecha|día) del lanzamiento|(?:señal\\p{L}*|fij\\p{L}*) (?:\\p{L}+ ){0,3}(?:el |del? )lanzamiento|lanzamiento (?:se (?:practicar|llevar|efectuar)|queda|tendrá lugar|está señalado|señalado|fijado)',
  it: 'rilasci|lasciare l|lasci l|riconsegn|liberare|liberi',
  nl: 'ontruim|verlaten|(?:leeg )?oplever|sleutels (?:in|over)',
  pl: 'opu[śs]ci|wyprowadz|zwolni\\p{L}* (?:lokal|pok|mieszk)|odda\\p{L}* kluc',
  ja: '明渡|明け渡|退去|立ち退',
} as const satisfies Record<string, string>

export const ATTEND = {
  de: 'erschein|verhandlung|gütetermin|in meinem geschäftszimmer|zu einem gespräch',
  fr: 'comparaître|audience|vous présenter|entretien préalable',
  es: 'comparec|comparezc|vista oral|señalado',
  it: 'comparire|compar|udienza',
  nl: 'verschijn|zitting',
  ja: '期日|出頭',
} as const satisfies Record<string, string>

export const REPLY = {
  de: 'verifizier|meldet|tragt (?:euch|bitte)|gebt |reicht |denkt (?:bitte )?an |(?:ohne|keine) (?:ihre |eine )?(?:rückmeldung|rückantwort)|überprüfen sie|beseitig|fordere ich|aufgefordert|unterlass|antwort|senden sie|schicken sie|geben sie|reichen sie|zustimm|melden|mitzuteilen|mitteil|zurücksend|zurückzusend|bestätig|kontakt|unterzeichn|nachweis|bei uns ein|kündig|stellung|erfüll|nachzukommen|nachkomm|folge (?:zu )?leisten|vorzulegen|einzureichen|anzunehmen|annehmen|bitte|teilen sie|letzte frist|frist ?:|nachfrist von|(?:unerstreckbar|nicht erstreckbar|letztmalig)\\p{L}* (?:\\p{L}+ )?\\p{L}*frist|(?:gewähr|räum|erteil|setz)en (?:wir|ich) ihnen|(?:wir|ich) (?:gewähren?|räumen?|erteilen?|setzen?) ihnen|rücksend|übersend|erwider|in verbindung|rufen sie|verteidig|anzuzeigen|entfern|lösch|fordern (?:wir|ich)|wir fordern|auffordern|abzugeben|nachzureichen|(?:haben sie|sie haben)(?!\\p{L})[^!?\\n]{0,120} zeit(?!\\p{L})',
  fr: 'vérifi|dépos(?:ez|er)|inscri(?:vez|re)|réserv(?:ez|er)|relev(?:ez|er)|remett(?:ez|re)|répond|réponse de votre part|(?:sans|absence de|défaut de) (?:votre réponse|réponse (?:dans|sous|avant|au))|contact|renvoy|signe|adress|retourn|mett(?:ez|re) à jour|régularis|transmet|fournir|inform|exécuter|satisfaire|conformer|produire|dénoncer|cesser|justifier|supprimer|retirer|saisissez|accepter|précis(?:er|ions?)(?!\\p{L})|adhér(?:er|ez)(?!\\p{L})|rappele|en demeure|sommons|veuillez|merci de|prière|remercions (?:par avance )?de |remercie de |saur(?:ions|ais) gré de |(?:dernier|ultime) délai|délai (?:impératif|[^.,]{0,30}vous est (?:accordé|imparti|laissé|donné))|délai ?:|vous (?:avez|disposez)(?: [^!?\\n]{0,30})? jusqu.au',
  es: 'verifi[cq]|apunt(?:ad|en|ar)|dej(?:ad|e|en)(?!\\p{L})|inscrib|reserv(?:e|ad|ar)(?!\\p{L})|entreg|respond|contact|devuelv|contest|confirm|actualic|aport|cumplir|cumpla|cumplimiento a|atender|atienda|presentar|identific|subsan|cesar|retirar|eliminar|design|desist|alegar|llam|acept|requier|rogamos|por favor|pedimos|respuest|último plazo|plazo (?:improrrogable|perentorio)|se (?:le|les) (?:concede|otorga)|plazo ?:|(?:tiene|dispone)[^!?\\n]{0,30} hasta el',
  it: 'verific|(?:ri)?consegnare (?:il|la|lo) (?:modul|tagliand|sched|fogli)|lasci(?:ate|are la)|compil(?:i|are|ate)|iscriv|prenot(?:i|are|ate)|(?:assenza|mancanza) di (?:un )?(?:su[oa] )?(?:riscontro|risposta)|senza (?:un )?(?:su[oa] )?(?:riscontro|risposta)|fornir|giustificazion|rispond|contatt|conferm|acced|invi[ai]|trasmett|ademp|ottemper|provveder|provveda|consegnar|produrre|presentar[es]|cessare|rimuov|astener|chiami|intim|diffid|invit[oia]|preg(?:a|hiamo)|voglia|segnal|aggiorn|facci sapere|rimedi|accett|ultimo termine|termine (?:ultimo|improrogabile|perentorio|tassativo)|sana(?:re|t)|sistemat|termine ?:|ha(?:i|nno)? tempo fino',
  nl: 'verifi|lever(?: |t )|inlever|meld(?: |t? u)|schrijf|opgeven|reage|(?:zonder|geen|uitblijven van) (?:uw |een )?(?:reactie|tegenbericht)|antwoord|contact|bevestig|stuur|terugstur|na te komen|nakom|gevolg te geven|aan te leveren|aanlever|over te leggen|staken|verwijder|mee te delen|bel(?= )|sommeer|sommeren|verzoek|aanvaard|te accepteren|gelieve|graag|bezorg|vul(?= )|geef|laat (?:het )?ons|controleer|herstel|laatste termijn|termijn|(?:u heeft|u hebt|heeft u|hebt u)(?!\\p{L})[^!?\\n]{0,60} de tijd',
  pl: 'kontakt|odpowied|prosi(?:my|m)|proszę|potwierd|należy|(?:ode|wy|prze)sła|zadzwo|zgłosi|dostarcz|złoży',
  ja: 'ご返信|ご連絡|回答|提出|ご返送|お知らせ|履行|届け?出|手続|ください|下さい|願います|返送|削除|中止|撤去',
} as const satisfies Record<string, string>

/** What is kept for the reader until a day, and must be fetched before. */
export const FETCH = {
  de: 'abhol(?:en|t|bereit)|abgeholt|abzuholen|(?:liegt|steht|liegen|stehen) (?:[^.]|\\.(?=\\d| (?:jan|feb|mär|apr|mai|ju[nl]|aug|sep|okt|nov|dez))){0,60} bereit|für sie (?:aufbewahrt|hinterlegt|zurückgelegt|reserviert)',
  fr: '(?:gard|conserv)ée?s? [^.]{0,30}jusqu|(?:à|tenue?s? à) (?:votre )?disposition [^.]{0,30}jusqu|récupér(?:er|ez)(?!\\p{L})|à retirer',
  es: 'recoger|recój|recoja|guarda(?:d[oa]s?|mos) [^.]{0,20}hasta|a su disposición [^.]{0,30}hasta',
  it: 'ritirar|ritiri |(?:conservat|custodit)[oaie] [^.]{0,20}fino|a (?:sua|tua) disposizione [^.]{0,30}fino|in giacenza',
  nl: 'afhalen|af te halen|ophalen|op te halen|ligt [^.]{0,40} klaar|voor u (?:bewaard|gereserveerd)|bewaren (?:wij|we) (?:het|de|uw) ',
  ja: 'お受け取り|受取期限|保管期限|保管いたし',
} as const satisfies Record<string, string>

/** A pattern that finds any of the beginnings, in any of the languages, as a part of a larger pattern. */
export function anyOf(...tables: readonly Readonly<Record<string, string>>[]): string {
  const words = tables.flatMap((table) =>
    Object.entries(table)
      .filter(([language]) => language !== 'ja')
      .map(([language, own]) => (language === 'de' ? plainSource(own) : own)),
  )
  const characters = tables.flatMap((table) => table['ja'] ?? [])
  return String.raw`(?<!\p{L})(?:${words.join('|')})|${characters.join('|')}`
}
