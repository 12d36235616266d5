import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

interface FrontSectionProps {
  /** Also its anchor. */
  id: string
  title: string
  children: ReactNode
}

const chooseMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** The page is in its place by then. */
const JUMP_AFTER_MS = 100

export function FrontSection({ id, title, children }: FrontSectionProps) {
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  // Syncs the scroll with an anchor in the address: the section may come later than the page.
  useEffect(() => {
    if (hash !== `#${id}`) return
    const timer = setTimeout(
      () => section.current?.scrollIntoView({ behavior: chooseMotion() }),
      JUMP_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [hash, id])
  return (
    <section
      id={id}
      ref={section}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 border-t border-line py-10 sm:py-14"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="pt-6">{children}</div>
    </section>
  )
}
