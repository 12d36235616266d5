/** Words that turn what a text means: what it tells people to do, and what it denies. */
import type { Language } from '@plainletter/contracts/country'

/** Deeds that can cost money, rights or safety. */
export const ORDERS: Record<Language, RegExp> = {
  en: /\b(?:pay|send|transfer|call|phone|ring|text|email|click|open|sign|admit|agree|accept|ignore|wait|stop|leave|move out|delete|give|share|buy|borrow|lie|refuse)\b/giu,
  de: /\b(?:zahl\w*|überweis\w*|schick\w*|send\w*|ruf\w*|anruf\w*|klick\w*|öffn\w*|unterschreib\w*|gesteh\w*|anerkenn\w*|akzeptier\w*|ignorier\w*|wart\w*|auszieh\w*|lösch\w*|kauf\w*|lüg\w*|verweiger\w*)\b/giu,
  fr: /\b(?:pay\w*|envoy\w*|vir(?:er|ez)|appel\w*|téléphon\w*|cliqu\w*|ouvr\w*|sign(?:er|ez)|reconnaî\w*|accept\w*|ignor\w*|attend\w*|quitt\w*|supprim\w*|achet\w*|ment\w*|refus\w*)\b/giu,
  es: /\b(?:pag(?:ue|ar|a)\w*|enví\w*|transfi\w*|llam\w*|telefon\w*|pulse|haga clic|abr\w*|firm\w*|admit\w*|recono\w*|acept\w*|ignor\w*|esper\w*|desaloj\w*|borr\w*|compr\w*|mient\w*|rechac\w*)\b/giu,
  it: /\b(?:pag(?:hi|are|a)\w*|invi\w*|mand\w*|trasfer\w*|chiam\w*|telefon\w*|clicch\w*|apr\w*|firm\w*|ammett\w*|riconos\w*|accett\w*|ignor\w*|aspett\w*|lasci\w*|cancell\w*|compr\w*|ment\w*|rifiut\w*)\b/giu,
  nl: /\b(?:betaal\w*|betalen|stuur\w*|sturen|overmak\w*|bel(?:len)?|klik\w*|open\w*|teken\w*|onderteken\w*|erken\w*|accepteer\w*|negeer\w*|wacht\w*|vertrek\w*|verwijder\w*|koop\w*|lieg\w*|weiger\w*)\b/giu,
  ja: /ください|払|振り?込|送|電話|クリック|開い|署名|認め|同意|無視|待|退去|削除|買|断/gu,
}

export const DENIALS: Record<Language, RegExp> = {
  en: /\b(?:not|no|never|none|nothing|nobody|cannot|can't|don't|doesn't|won't|isn't|aren't|without|neither|nor|unless|only)\b/giu,
  de: /\b(?:nicht|nichts|kein\w*|nie|niemals|niemand|ohne|weder|nur)\b/giu,
  fr: /\b(?:pas|jamais|rien|aucun\w*|personne|sans|ni|seulement)\b/giu,
  es: /\b(?:no|nunca|nada|ningun\w*|ningún|nadie|sin|ni|solo)\b/giu,
  it: /\b(?:non|no|mai|nulla|niente|nessun\w*|senza|né|solo)\b/giu,
  nl: /\b(?:niet|niets|geen|nooit|niemand|zonder|noch|alleen)\b/giu,
  ja: /ない|ません|なく|なけれ|だけ|のみ/gu,
}
