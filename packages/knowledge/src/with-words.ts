/** Puts the words of another language on the rows of a country. Conditions, dates and sources stay as they are. */
import type { Language } from '@plainletter/contracts/country'
import type {
  CountryKnowledge,
  HelpOrganisation,
  KnownSender,
  RowWords,
  Rule,
  Words,
} from '@plainletter/contracts/rule'

/** `words` by row id. A row without words keeps its English. */
export function withWords(
  knowledge: CountryKnowledge,
  language: Language,
  words: Words,
): CountryKnowledge {
  return {
    ...knowledge,
    rules: knowledge.rules.map((rule) => translateRule(rule, language, words[rule.id])),
    senders: knowledge.senders.map((sender) => translateSender(sender, words[sender.id])),
    help: knowledge.help.map((help) => translateHelp(help, words[help.id])),
  }
}

function translateRule(rule: Rule, language: Language, words: RowWords | undefined): Rule {
  if (!words) return rule
  const { service, ...texts } = words
  if (rule.kind !== 'deadline' || !rule.terms.service || !service)
    return { ...rule, ...texts, language }
  const terms = { ...rule.terms, service: { ...rule.terms.service, says: service } }
  return { ...rule, ...texts, terms, language }
}

function translateSender(sender: KnownSender, words: RowWords | undefined): KnownSender {
  if (!words) return sender
  const { says = sender.says, regulator, appealsBody, complainTo, nextStep } = words
  return {
    ...sender,
    says,
    ...(regulator ? { regulator } : {}),
    ...(appealsBody ? { appealsBody } : {}),
    ...(complainTo ? { complainTo } : {}),
    ...(nextStep ? { nextStep } : {}),
  }
}

function translateHelp(help: HelpOrganisation, words: RowWords | undefined): HelpOrganisation {
  if (!words) return help
  const { does = help.does, hours } = words
  return { ...help, does, ...(hours ? { hours } : {}) }
}
