/** Who writes that somebody wants to die or hurts themselves is told first whom to call; everything else comes after that. */
import type { HelpOrganisation } from '@plainletter/contracts/rule'
import { say } from '@plainletter/phrases/phrases'

import { helpBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import type { Facts } from './facts.ts'

/** In seven languages. A threat by somebody else ("minaccia di uccidermi") is another matter. */
const WANTS_TO_DIE =
  /(?<!\p{L})(?:kill(?:ing)? myself|suicid\p{L}*|end (?:my life|it all)|(?:want to|wanna|wish i could) die|take my (?:own )?life|better off dead|no reason to live|don'?t want to be alive|will sterben|mich umbringen|bring(?:e)? mich um|selbstmord|suizid\p{L}*|das leben nehmen|(?:je veux|envie de|préfère) mourir|en finir avec la vie|quiero morir(?:me)?|quitarme la vida|voglio morire|togliermi la vita|wil (?:ik )?dood|zelfmoord|uit het leven stappen)(?!\p{L})|死にたい|自殺|消えたい|生きていたくない/iu
/** "I don't want to live", and not with somebody, somewhere or on something. */
const WANTS_NO_LIFE =
  /(?<!\p{L})(?:don'?t want to live|will nicht mehr leben|plus envie de vivre|no quiero (?:seguir )?viv(?:ir|iendo)|non voglio più vivere|wil niet meer leven)(?! (?:with|in|at|on|off|like|under|near|next|there|here|mit|bei|dort|hier|von|unter|avec|chez|dans|ici|là|comme|con|en|aquí|allí|ahí|así|qui|lì|da|così|met|van|bij|hier|daar)(?!\p{L}))(?!\p{L})/iu

/** Somebody hurts themselves on purpose; who "cut himself on a broken step" or "cut herself off" did not. */
const HURTS_SELF =
  /(?<!\p{L})(?:(?:cut(?:s|ting)?|harm(?:s|ed|ing)?|burn(?:s|ed|ing)?) (?:my|him|her|them)sel(?:f|ves)(?! (?:on|off|with|while|when|at|in|from|by|loose|out|a|some|short)(?!\p{L}))|self[- ]?harm\p{L}*|(?:ritzt?e?|verletzt?e?) (?:sich|mich) selbst|ritzt sich|selbstverletz\p{L}*|s'automutil\p{L}*|se scarifi\p{L}*|se autolesion\p{L}*|me autolesion\p{L}*|autolesionis\p{L}*|zelfbeschadig\p{L}*|snijdt zichzelf)(?!\p{L})|リストカット|自傷/iu

/** Lines that listen to everybody: those for one matter (a blocked card, violence) have fewer fields. */
const FOR_ALL = 'general'
const MOST_LINES = 2

/** Whom to call now, or null. The numbers are those of the register of help. */
export function crisisClaim({ text, reading, knowledge, nation, phrases }: Facts): Claim | null {
  if (!reading.isEnquiry) return null
  if (![WANTS_TO_DIE, WANTS_NO_LIFE, HURTS_SELF].some((said) => said.test(text))) return null
  const lines = (knowledge?.help ?? [])
    .filter(
      ({ group, phone, topics, kinds, nations }) =>
        group === 'crisis' &&
        phone !== undefined &&
        !kinds &&
        topics.includes(FOR_ALL) &&
        (!nations || nations.includes(nation ?? 'england')),
    )
    .toSorted((one, other) => other.topics.length - one.topics.length)
    .slice(0, MOST_LINES)
  if (lines.length === 0) return null
  const who = lines.map(nameLine).join(', ')
  return { says: say(phrases, 'crisisCall', { who }), basis: lines.map(helpBasis) }
}

function nameLine({ name, phone }: HelpOrganisation): string {
  return `${name} (${phone})`
}
