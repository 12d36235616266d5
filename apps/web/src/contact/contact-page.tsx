import type { ComponentType } from 'react'
import { Link, useNavigate } from 'react-router'

import { shellMessages } from '../messages/shell.ts'
import { contactMessages as words } from '../messages/support.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { ContactForm, type HumanBoxProps } from './contact-form.tsx'

/** Anybody may write to us. Those who are in a hurry are told who helps at once. */
export function ContactPage({ HumanBox }: { HumanBox: ComponentType<HumanBoxProps> }) {
  const navigate = useNavigate()
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <div className="flex flex-wrap gap-3 pb-6">
        <Button variant="quiet" onClick={() => void navigate(-1)}>
          {words.back}
        </Button>
        <Link to={`${paths.landing}#faq`} className={buttonLook('plain')}>
          {words.faq}
        </Link>
      </div>
      <h1>{words.title}</h1>
      <p className="pt-2 text-lg text-ink-2">{words.lead}</p>
      <p className="pt-2 pb-7 text-ink-2">{words.urgent}</p>
      <ContactForm HumanBox={HumanBox} />
    </div>
  )
}
