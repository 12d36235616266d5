/** German: what is at stake. */
import { plainPattern } from '../plain-forms.ts'
import { NOT_PLANNED } from '../stakes.ts'
import type { Stakes } from '../stakes.ts'

const WRITTEN: Stakes = {
  pressing: [
    /zahlungsbefehl/iu,
    /mahnbescheid|vollstreckungsbescheid|strafbefehl|räumungs|zwangsräum|abschiebung|haftbefehl|gelbe[rn]? (?:umschlag|brief)|brief vom (?:amts|land|arbeits|sozial)gericht|umschlag[^.?!]{0,30}gericht|ladung (?:zum|vom|vor)|gerichtstermin/iu,
    /gerichtsvollzieher\p{L}* (?:war|kommt|hat|steht|will)|konto (?:ist|wurde|wird)[^.?!]{0,30}(?:gesperrt|gepfändet)|(?:lohn|gehalt)[^.?!]{0,30}(?:wird|wurde|ist) gepfändet|kontopfändung/iu,
    /(?<!(?<!\p{L})(?:vertrag|abo|abonnement|mitgliedschaft|fitness\p{L}*|studio|versicherung|handyvertrag|konto)[^.?!]{0,80})(?<!(?<!\p{L})(?:ich (?:habe?|hatte)|habe? ich|wir haben)(?:(?!dass|mir|mich|uns|bekommen|erhalten)[^.?!]){0,80})(?:fristlos|mündlich|per (?:whatsapp|sms|mail|e-mail)|gestern|heute|letzte woche)[^.?!]{0,60}(?:gekündigt|gefeuert|rausgeschmissen|entlassen)|\bbin gefeuert|ich bin (?:gekündigt|entlassen)|kündigung (?:bekommen|erhalten|im briefkasten)|(?<!\p{L})mir(?!\p{L})[^.?!]{0,120}(?:fristlose|außerordentliche) kündigung|(?:aufhebungsvertrag|aufhebungsvereinbarung)[^.?!]{0,80}(?:unterschreib|sofort|bis morgen|heute)/iu,
    /wohnung(?:[^.?!]|\d\.){0,60}gekündigt|bis (?:ende|zum|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)[^.?!]{0,30}\b(?:raus|ausziehen|räumen)|schl(?:oss|össer)[^.?!]{0,40}(?:aus)?(?:ge)?tausch|obdachlos/iu,
    /(?:strom|gas|wasser|heizung)[^.?!]{0,50}(?:abgestellt|gesperrt|abgedreht|sperren|abstellen)|(?:abgestellt|gesperrt)[^.?!]{0,30}(?:strom|gas|wasser)/iu,
    /frist[^.?!]{0,80}(?:läuft|endet|ist)[^.?!]{0,30}(?:morgen|heute|übermorgen|ab\b|vorbei)|(?:morgen|heute) (?:läuft|endet)[^.?!]{0,30}frist|bis morgen|nur noch [1-5] tage/iu,
    /(?:polizei|beamte)[^.?!]{0,50}(?:durchsuch|vorladung|festgenommen|beschlagnahm)|vorladung|festgenommen/iu,
    /(?:tan|pin|passwort|kontodaten|zugangsdaten)[^.?!]{0,60}(?:eingegeben|durchgegeben|weitergegeben)|(?:eingegeben|durchgegeben)[^.?!]{0,60}(?:tan|pin|passwort)|(?:geld|euro)[^.?!]{0,30}(?:weg|abgebucht|überwiesen)[^.?!]{0,60}betr(?:ug|üger)/iu,
    /(?:als[^.?!]{0,40}ausgegeben|ausgegeben als|ausgab|angeblich\p{L}* (?:von (?:der|meiner) )?(?:bank|sparkasse|polizei|microsoft|paypal)|falsche[rn]? (?:bank\p{L}*|polizist\p{L}*|berater\p{L}*|mitarbeiter\p{L}*)|betrüger\p{L}*|enkeltrick|fake-?shop)[^]{0,260}(?:(?:push|chip|photo)?tan(?!\p{L})|freigegeben|überwiesen|überweisung|abgebucht|weg(?!\p{L}))|(?:anruf|angerufen|am telefon)[^]{0,160}(?:tan(?!\p{L})|freigegeben|sicher\p{L}* konto)/iu,
    /aufhebungsver(?:trag|einbarung)[^]{0,120}unterschrieben|unterschrieben[^]{0,80}aufhebungsver|(?:chef|arbeitgeber)\p{L}*[^.?!]{0,140}(?:will (?:mir|mich)[^.?!]{0,40}(?:kündigen|entlassen|rauswerfen)|droh\p{L}*[^.?!]{0,40}(?:kündig|entlass|rauswurf))/iu,
    /(?:betreibungsamt|gerichtsvollzieher|gläubiger|finanzamt|hauptzollamt)[^.?!]{0,40}(?:zieh|zog|nimm|nehm|behält|holt|pfände)[^.?!]{0,50}(?:lohn|gehalt|verdienst|rente)|(?:lohn|gehalt)[^.?!]{0,40}an (?:einen|den|meinen|die) gläubiger/iu,
  ],
  told: /(?<!\p{L})(?:hat|haben|habe|hab|hatte|hatten|wurde|wurden|war|waren|kam|kamen|bekam|bekommen|erhalten|droht|drohen|weigert|verlangt|verlangen|will|wollen|behauptet|sagt|sagte|schreibt|schrieb|fordert|zahlt|zahlen|antwortet|gestern|heute|morgen|letzte[nrs]?|seit|vor (?:\d+|zwei|drei|vier|einem|einer))(?!\p{L})/iu,
  decides:
    /(?<!\p{L})(?:ablehnungsbescheid|lehne(?:n)?\b[^.]{0,160}\bab|abzulehnen|wird (?:hiermit )?abgelehnt|anhörung (?:gemäß|nach|vor)|§ ?(?:28 vwvfg|24 sgb x)|gelegenheit[^.]{0,60}(?:äußern|stellung)|(?:können sie|gegen diesen? (?:bescheid|entscheid))[^.]{0,100}(?:widerspruch|einspruch|klage)|einsprache|rechtsbehelfsbelehrung|rechtsmittelbelehrung|reichen sie[^.]{0,80}nach|unvollständig|mitwirkung\p{L}*|ladung|geladen|vorgeladen|verpflichtet zu erscheinen|ordnungsgeld|abmahnung|personalgespräch|vorw(?:urf|ürfe)\p{L}*|anspruchsberechtigung|einstelltage|sperrzeit|mieterhöhung|untersagung|entziehung|widerruf der)/iu,
  refuses:
    /(?<!\p{L})(?:lehnen?\b[^.]{0,200}\bab(?!\p{L}|[ ]\d)|(?:wird|werden|wurde) (?:hiermit )?abgelehnt|lehnen wir ab|ablehnungsbescheid|versagung der|wird (?:nicht (?:erteilt|verlängert|bewilligt)|versagt))/iu,
  removes:
    /(?:bundesgebiet|hoheitsgebiet|schweiz|österreich|deutschland|schengenraum)[^.]{0,90}(?<!\p{L})(?:zu )?verlassen(?!\p{L})|abschiebung[^.]{0,60}angedroht|abschiebungsandrohung|wegweisung[^.]{0,60}(?:verfügt|angeordnet|aus der schweiz)|ausreisefrist/iu,
  loses:
    /(?<!\p{L})(?:(?:kranken|arbeitslosen|bürger|kinder|eltern|wohn|pflege)geld|(?:ihre|die|der|ihr) (?:leistung(?:en)?|rente|anspruch)|sozialhilfe|grundsicherung|zuschuss)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:endet|enden|eingestellt|entzogen|versagt|entfällt|vollständig aufgehoben|nur bis)(?!\p{L})|(?<!\p{L})sperrzeit|entziehung der fahrerlaubnis|fahrerlaubnis (?:wird|wurde)[^.]{0,30}entzogen|(?:schul|unterrichts)ausschluss|exmatrikul\p{L}*/iu,
  asking: {
    asks: /(?<!\p{L})(?:(?:kurze|meine|eine|dringende) frage|frage zu[mr]?|(?:möchte|wollte|würde gerne?) (?:gern )?wissen|was (?:tun|nun|jetzt|mache ich|soll ich)|(?:danke|dank) (?:schon ?mal|im voraus|für (?:eure|ihre|jede) (?:hilfe|antwort\p{L}*))|weiß jemand|kennt sich jemand|hat jemand|bitte um (?:hilfe|rat)|hallo zusammen|geht das(?: einfach)?|kann (?:man|mir jemand)|wie sieht (?:das|es) aus)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mein|unser)(?:e[mnrs]?)? (?:mutter|vater|eltern|bruder|schwester|sohn|tochter|oma|opa|mann|frau|freund(?:in)?|partner(?:in)?|kollegin|kollege|vermieter(?:in)?|chef(?:in)?|nachbar(?:in)?)(?!\p{L})/giu,
    begins:
      /^(?:ab |bis )?(?:wann|wie|was|wer|wo|warum|welche[rs]?|kann|darf|muss|ist|gilt|habe ich|wieviel)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
    thanks: /(?<!\p{L})(?:danke|vielen dank|dank)(?!\p{L})[^.!\n]{0,60}/giu,
    second:
      /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}{0,2}|Ihnen|brauchst|kannst|musst)(?!\p{L})/gu,
    opens:
      /^(?:[^\n]{0,60}\n+)?\s*(?:(?:hallo|hi|ha|liebe[rs]?|mama?|papa)[ ,]{1,2}(?!zusammen|forum|leute|ihr lieben|alle|miteinander|community|ich |mein|wir |habe |kurze |eine |folgende)\p{L}|(?:sehr geehrte)(?!\p{L}))/iu,
  },
  toldLimit: [
    /(?<!\p{L})(?:ich|wir|mir|uns|mich)(?!\p{L})|^(?:soll|muss)(?!\p{L})|(?:steht|stand|heißt es)[^.?!]{0,60}(?:zahlbar|zahlen|fällig|frist|spätestens|einspruch|widerspruch|antworten)/iu,
    /(?<!\p{L})(?:soll|sollen|muss|müssen|droh\p{L}*|wenn (?:ich|wir) nicht|verlangt|verlangen|fordert|fordern|frist|zeit|will|wollen|zahlbar|fällig|spätestens)(?!\p{L})|(?:kann|können) [^.?!]{0,60}(?:einspruch|einsprache|widerspr|anfecht|klage)/iu,
    NOT_PLANNED,
  ],
  ofOffices: null,
}

/** Typed without umlauts too. */
export const DE_STAKES: Stakes = {
  ...WRITTEN,
  pressing: WRITTEN.pressing.map(plainPattern),
  told: plainPattern(WRITTEN.told),
  decides: plainPattern(WRITTEN.decides),
  refuses: WRITTEN.refuses && plainPattern(WRITTEN.refuses),
  removes: WRITTEN.removes && plainPattern(WRITTEN.removes),
}
