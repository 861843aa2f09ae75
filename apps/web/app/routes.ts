// The whole route table, in the order of the specification. Every page exists twice: English at /…, Arabic at /ar/….
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

function pages(language: 'en' | 'ar'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  return [
    index('routes/landing.tsx', id('landing')),
    route('welcome', 'routes/welcome.tsx', id('welcome')),
    route('login', 'routes/login.tsx', id('login')),
    route('register', 'routes/register.tsx', id('register')),
    route('forgot-password', 'routes/forgot-password.tsx', id('forgot-password')),
    route('reset-password', 'routes/reset-password.tsx', id('reset-password')),
    route('verify-email', 'routes/verify-email.tsx', id('verify-email')),
    layout('routes/signed-in.tsx', id('signed-in'), [route('dashboard', 'routes/dashboard.tsx', id('dashboard'))]),
    route('become-supplier', 'routes/become-supplier.tsx', id('become-supplier')),
    route('join-buyer-network', 'routes/join-buyer-network.tsx', id('join-buyer-network')),
    route('vendoronboarding', 'routes/vendoronboarding.tsx', id('vendoronboarding')),
    route('*', 'routes/not-found.tsx', id('not-found')),
  ];
}

export default [...pages('en'), ...prefix('ar', [layout('routes/arabic.tsx', pages('ar'))])] satisfies RouteConfig;
