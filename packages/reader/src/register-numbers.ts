/** Numbers under which a sender itself is registered: they stand on all its papers and name no matter of the reader's. */
import type { Span } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'

const REGISTER =
  /(?<!\p{L})(?:c\.? ?i\.? ?f\.?|n\.? ?i\.? ?f\.?(?: de la empresa)?|p\. ?iva|partita iva|kvk(?:-?(?:nr|nummer))?|btw(?:-?(?:nr|nummer))?|ondernemingsnummer|numéro d['’]entreprise|n° (?:d['’])?entreprise|kbo|bce|tva|rpr|rpm|rea|(?:all['’]albo|al registro|albo|elenco|registro)[^\n\d]{0,50} n(?:\.|°|r\.?)?|colegiad[oa](?: n\.?º)?|registro mercantil[^\n]{0,50})[\s.:]*(?:be|nl|it|es)?[\s.:]*$/iu

/** "C.I.F. B-12345678", "iscritta all'Albo imprese assicurative n. 1.00021", "Ondernemingsnummer BE 0123.456.789". */
export function isOfRegister({ language, working }: Letter, [start]: Span): boolean {
  if (language === 'en' || language === 'ja') return false
  return REGISTER.test(working.original.slice(Math.max(0, start - 70), start))
}

/** "Teléfono de atención al cliente: 900 123 456", "Kundenservice-Nr.": the line on which the sender can be called. */
export function isOfServiceLine({ working }: Letter, [start, end]: Span): boolean {
  const { original } = working
  if (!PHONE.test(original.slice(start, end))) return false
  return SERVICE_LINE.test(original.slice(Math.max(0, start - 60), start))
}

const PHONE = /^\+?\(?\d[\d ()./-]{4,18}$/
const SERVICE_LINE =
  /(?<!\p{L})(?:(?:customer|client|member) (?:services?|care|support|contact)|help ?(?:line|desk)|hot ?line|contact cent(?:re|er)|enquir(?:y|ies) line|(?:kunden)?(?:service|hotline|telefon)|kundendienst|kundenbetreuung|(?:votre |le )?service (?:clients?|clientèle|consommateurs)|numéro (?:vert|cristal|azur)|serveur vocal|(?:servizio|assistenza) (?:clienti|utenti)|numero verde|call cent(?:er|re)|klanten(?:service|contact)|(?:línea|teléfono|telf?\.?|número|servicio)(?: \p{L}{1,10}){0,3} (?:atención|gratuito|información)(?: (?:al? )?(?:cliente|usuario)s?)?|(?:línea|número|teléfono) de atención(?: al? \p{L}+)?|atención al cliente)(?:[ -]?(?:tele?fono?|telephone|phone|rufnummer))?[ -]?(?:nummer|numbers?|nr\.?|no\.?|n[°º.]|núm\.?)?[ \t]*[:：]?[ \t]*$/iu
